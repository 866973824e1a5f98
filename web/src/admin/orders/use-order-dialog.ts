import { useLocation, useNavigate, useSearchParams } from 'react-router';

const kinds = ['order', 'review', 'new'] as const;
type DialogKind = (typeof kinds)[number];

export type OpenDialog = (kind: DialogKind, id?: string) => void;

const openedHere = 'dialog-opened-here';

/**
 * The open dialog is part of the address: a link can open it, and the back button closes it.
 * One that leads to another is replaced by it, so one step back always reaches the list.
 */
export function useOrderDialog() {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const kind = kinds.find((candidate) => params.has(candidate));

  const addressOf = (next?: [DialogKind, string]) => {
    const changed = new URLSearchParams(params);
    for (const name of kinds) changed.delete(name);
    if (next) changed.set(...next);
    return { search: changed.toString() };
  };

  const open: OpenDialog = (next, id = '1') =>
    void navigate(addressOf([next, id]), {
      replace: kind !== undefined,
      state: kind === undefined ? openedHere : state,
    });

  const close = () => void (state === openedHere ? navigate(-1) : navigate(addressOf(), { replace: true }));

  return { dialog: kind && { kind, id: params.get(kind) ?? '' }, open, close };
}
