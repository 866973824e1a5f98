import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { isServerThere } from '../../../lib/api/is-server-there.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';

type LateDialogProps<Props> = {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Its code did not arrive; asking again may bring it. */
  onMissing: () => void;
};

/** What did not arrive before. Some browsers remember that a file did not come: then only a fresh page fetches it. */
const missedBefore = new Set<() => unknown>();

/** A dialog whose code is fetched when it is first opened. */
export function LateDialog<Props extends { onClose: () => void }>({
  load,
  props,
  onMissing,
}: LateDialogProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const [needsReload, setNeedsReload] = useState(false);
  const tellMissing = useEffectEvent(() => onMissing());

  useEffect(() => {
    let isWanted = true;
    const miss = async () => {
      const isStuck = missedBefore.has(load) && (await isServerThere());
      missedBefore.add(load);
      if (!isWanted) return;
      if (isStuck) setNeedsReload(true);
      else tellMissing();
    };
    load().then((dialog) => isWanted && setLoaded(() => dialog), miss);
    return () => {
      isWanted = false;
    };
  }, [load]);

  if (needsReload) return <ReloadOffer onClose={props.onClose} />;
  return Loaded && <Loaded {...props} />;
}

/** The address still names the dialog: the fresh page opens it. */
function ReloadOffer({ onClose }: { onClose: () => void }) {
  const { notFetched, close } = useCommonTexts();
  return (
    <ConfirmDialog
      title={notFetched.title}
      message={notFetched.message}
      confirmLabel={notFetched.reload}
      cancelLabel={close}
      look="primary"
      onConfirm={() => window.location.reload()}
      onClose={onClose}
    />
  );
}
