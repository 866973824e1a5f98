import {
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';

type Path = { pathname: string; search: string; hash: string };
/** Where the visitor is. `isFollowed` by a link or a call, not by the browser's back and forward. */
export type Location = Path & { state: unknown; key: string; isFollowed: boolean };
type NavigateOptions = { replace?: boolean; state?: unknown };

/** The steps of a visit: the browser's own, those of a test, or the single one of a page drawn by the server. */
export type History = {
  current: () => Location;
  /** To an address below `/`, or so many steps back or on. */
  navigate: (to: string | number, options?: NavigateOptions) => void;
  listen: (listener: (location: Location) => void) => () => void;
};

export const locationOf = (
  { pathname, search, hash }: Path,
  step: { state?: unknown; key?: string; isFollowed?: boolean } = {},
): Location => ({ pathname, search, hash, state: null, key: 'first', isFollowed: false, ...step });

export const newKey = () => Math.random().toString(36).slice(2);

/** The state of a step that an open dialog is, or whatever else lies on its page until it is closed. */
export const onTop = 'on-top';

/**
 * The open dialogs, the topmost last: told where the visitor was when the browser went a step, it answers whether it
 * stays there. The router has to ask, as of all who hear of such a step it is the first.
 */
export const openDialogs: ((from: Location) => boolean)[] = [];

export function browserHistory(): History {
  const listeners = new Set<(location: Location) => void>();
  const read = (isFollowed: boolean) =>
    locationOf(window.location, { ...(window.history.state as object | null), isFollowed });
  let location = read(false);
  const arrive = (isFollowed: boolean) => {
    location = read(isFollowed);
    for (const listener of listeners) listener(location);
  };
  window.addEventListener('popstate', () => openDialogs.at(-1)?.(location) || arrive(false));
  // No dialog outlives a reload: its step goes too, or the next back would seem to do nothing.
  if (location.state === onTop) window.history.go(-1);

  return {
    current: () => location,
    navigate(to, { replace = false, state = null } = {}) {
      if (typeof to === 'number') return window.history.go(to);
      const step = { state, key: newKey() };
      if (replace) window.history.replaceState(step, '', to);
      else window.history.pushState(step, '', to);
      arrive(true);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The one address of a page drawn by the server. */
export function staticHistory(url: URL): History {
  const location = locationOf(url);
  return { current: () => location, navigate: () => undefined, listen: () => () => undefined };
}

const HistoryContext = createContext<History | null>(null);
const LocationContext = createContext<Location | null>(null);

export function Router({ history, children }: { history: History; children: ReactNode }) {
  const [location, setLocation] = useState(history.current);
  useLayoutEffect(() => {
    // The page before stays in sight until the next one can be drawn.
    const follow = (next: Location) => startTransition(() => setLocation(next));
    follow(history.current());
    return history.listen(follow);
  }, [history]);
  return (
    <HistoryContext value={history}>
      <LocationContext value={location}>{children}</LocationContext>
    </HistoryContext>
  );
}

export const useLocation = (): Location => within(useContext(LocationContext));
export const useNavigate = (): History['navigate'] => within(useContext(HistoryContext)).navigate;

function within<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no Router above.');
  return value;
}

/** Leads on as soon as it is drawn; what was here leaves no step behind. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}

/** Follows a link without leaving the page; other buttons and keys are the browser's. */
export function useFollow(to: string) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The same address once more is no step of its own, and what lay on top is gone when the way leads back.
    navigate(to, { replace: state === onTop || to === `${pathname}${search}${hash}` });
  };
}

/** The named parts of the address, by the pattern of its screen. */
export const usePathParts = (pattern: string) => matchPath(pattern, useLocation().pathname) ?? {};

/** What stands in a path for `/product/:slug` or `/admin/*`; null where the pattern does not fit. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const shape = pattern
    .replace(/:(\w+)/g, '(?<$1>[^/]+)')
    .replace(/\/?\*$/, '(/.*)?')
    .replace(/\/$/, '');
  const match = new RegExp(`^${shape}/*$`, 'i').exec(pathname);
  return match && { ...match.groups };
}
