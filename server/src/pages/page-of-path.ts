/** What a path leads to: public pages are rendered and kept, the others run in the browser alone. */
export type PageOfPath =
  | { kind: 'home' }
  | { kind: 'product'; slug: string }
  | { kind: 'app' }
  | { kind: 'unknown' };

const appPaths = [
  /^\/cart$/,
  /^\/checkout$/,
  /^\/order-summary\/[^/]+$/,
  /^\/check-status$/,
  /^\/privacy$/,
  /^\/admin(\/|$)/,
];

export function pageOfPath(rawPath: string): PageOfPath {
  const path = rawPath.replace(/\/+$/, '');
  if (path === '') return { kind: 'home' };

  const slug = decode(/^\/product\/([^/]+)$/.exec(path)?.[1]);
  if (slug !== undefined) return { kind: 'product', slug };
  return { kind: appPaths.some((pattern) => pattern.test(path)) ? 'app' : 'unknown' };
}

function decode(text: string | undefined) {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
