/** What a path leads to: the shop's pages are rendered and kept, the others run in the browser alone. */
export type PageOfPath =
  | { kind: 'home' }
  | { kind: 'product'; slug: string }
  /** The same for everybody until the browser fills it with what only it knows. */
  | { kind: 'screen'; path: string }
  /** Run in the browser alone: one of the shop's, or the back office. */
  | { kind: 'app' }
  | { kind: 'office' }
  | { kind: 'unknown' };

const screens = ['/cart', '/checkout', '/check-status'];
const appPaths = [/^\/privacy$/, /^\/order-summary\/[^/]+$/];
const officePath = /^\/admin(\/|$)/;

export function pageOfPath(rawPath: string): PageOfPath {
  const path = rawPath.replace(/\/+$/, '');
  if (path === '') return { kind: 'home' };
  if (officePath.test(path)) return { kind: 'office' };
  if (screens.includes(path)) return { kind: 'screen', path };

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
