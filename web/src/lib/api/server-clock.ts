let offsetMs = 0;

/** Sets this browser's clock against the server's. Only of a response that no cache can have kept. */
export function noteServerTime({ headers }: Response) {
  const sentAt = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(sentAt)) offsetMs = sentAt - Date.now();
}

/** The server's time as far as it is known: at most a second and the way of an answer behind. */
export const serverTime = () => Date.now() + offsetMs;
