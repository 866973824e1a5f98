import { type ComponentType, useEffect, useState } from 'react';

type LateDialogProps<Props> = {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Its code did not arrive. */
  onMissing: () => void;
};

/** A dialog whose code is fetched when it is first opened. */
export function LateDialog<Props extends object>({ load, props, onMissing }: LateDialogProps<Props>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);

  useEffect(() => {
    let isWanted = true;
    load().then(
      (dialog) => isWanted && setLoaded(() => dialog),
      () => isWanted && onMissing(),
    );
    return () => {
      isWanted = false;
    };
  }, [load, onMissing]);

  return Loaded && <Loaded {...props} />;
}
