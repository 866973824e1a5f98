import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLightboxTexts } from './lightbox.texts.ts';
import { RoundButton } from './round-button.tsx';
import type { ViewControl } from './use-view.ts';
import { zoomedIn, zoomedOut } from './zoom.ts';

type ZoomControlsProps = { control: ViewControl; className?: string };

export function ZoomControls({ control: { view, zoomTo, showWhole }, className }: ZoomControlsProps) {
  const text = useLightboxTexts();
  return (
    <div className={classNames('flex items-center gap-1', className)}>
      <RoundButton label={text.zoomOut} onPress={() => zoomTo(zoomedOut)}>
        <Icon name="minus" />
      </RoundButton>
      <output className="w-13 text-center text-sm tabular-nums">{Math.round(view.zoom * 100)}%</output>
      <RoundButton label={text.zoomIn} onPress={() => zoomTo(zoomedIn)}>
        <Icon name="plus" />
      </RoundButton>
      <RoundButton label={text.resetZoom} isIdle={view.zoom === 1} onPress={showWhole}>
        <span className="px-3.5 text-sm tabular-nums">100%</span>
      </RoundButton>
    </div>
  );
}
