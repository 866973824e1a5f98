import type { Topic } from '@mooncake/domain/topic';
import { Switch } from '../../ui/form/switch.tsx';
import { useCommonTexts } from './common.texts.ts';
import { useAdminChange } from './use-admin-change.ts';

type ActiveSwitchProps = {
  id: string;
  label: string;
  isActive: boolean;
  setActive: (change: { id: string; isActive: boolean }) => Promise<unknown>;
  /** What to say when it did not work. */
  failed: string;
  /** What shows the change. */
  topics: readonly Topic[];
};

/** Switches one thing of a list on or off at once, and says in words which it is. */
export function ActiveSwitch({ id, label, isActive, setActive, failed, topics }: ActiveSwitchProps) {
  const common = useCommonTexts();
  const change = useAdminChange({ topics, send: setActive, done: () => null, failed });

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
