import { letOwnStepPass } from '../../ui/dialog/use-back-like-escape.ts';
import { useLocation, useNavigate } from '../../ui/router/router.tsx';

const kinds = ['order', 'review', 'new', 'money', 'approve'] as const;
type DialogKind = (typeof kinds)[number];

export type OpenDialog = (kind: DialogKind, id?: string) => void;

const openedHere = 'dialog-opened-here';

/**
 * The open dialog is part of the address: a link can open it, and the back button closes it.
 * One that leads to another is replaced by it, so one step back always reaches the list.
 */
export function useOrderDialog() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const kind = kinds.find((candidate) => params.has(candidate));

  const addressOf = (next?: [DialogKind, string]) => {
    const changed = new URLSearchParams(search);
    for (const name of kinds) changed.delete(name);
    if (next) changed.set(...next);
    return changed.size > 0 ? `${pathname}?${changed}` : pathname;
  };

  const open: OpenDialog = (next, id = '1') =>
    navigate(addressOf([next, id]), {
      replace: kind !== undefined,
      state: kind === undefined ? openedHere : state,
    });

  const close = () => {
    if (state !== openedHere) return navigate(addressOf(), { replace: true });
    letOwnStepPass();
    navigate(-1);
  };

  return { dialog: kind && { kind, id: params.get(kind) ?? '' }, open, close };
}
