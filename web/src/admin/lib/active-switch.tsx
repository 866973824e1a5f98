import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { Switch } from '../../ui/form/switch.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from './common.texts.ts';

type ActiveSwitchProps = {
  id: string;
  label: string;
  isActive: boolean;
  setActive: (change: { id: string; isActive: boolean }) => Promise<unknown>;
  /** What to say when it did not work. */
  failed: string;
  /** What shows the change. */
  refreshes: QueryKey;
};

/** Switches one thing of a list on or off at once, and says in words which it is. */
export function ActiveSwitch({ id, label, isActive, setActive, failed, refreshes }: ActiveSwitchProps) {
  const common = useCommonTexts();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: setActive,
    onError: () => toast({ title: common.error, message: failed, variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: refreshes }),
  });

  return (
    <span className="inline-flex items-center gap-2.5">
      <Switch
        label={label}
        hidesLabel
        isOn={isActive}
        isBusy={change.isPending}
        onChange={(isOn) => change.mutate({ id, isActive: isOn })}
      />
      <span aria-hidden="true" className="text-muted">
        {isActive ? common.active : common.inactive}
      </span>
    </span>
  );
}
