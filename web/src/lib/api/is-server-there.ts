export const isServerThere = (): Promise<boolean> =>
  fetch('/api/livez').then(
    ({ ok }) => ok,
    () => false,
  );
