import type { SampleCount } from '@mooncake/domain/setup/setup.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { Button } from '../../ui/button.tsx';
import { OwnShopDialog } from './own-shop-dialog.tsx';
import { useSetupTexts } from './setup.texts.ts';

/** The way out of the demo, for as long as there is anything of it. */
export function StartButton({ sample }: { sample: SampleCount }) {
  const text = useSetupTexts();
  const { data: settings } = useQuery(settingsQuery);
  const [isAsking, setIsAsking] = useState(false);
  const { orders, products, batches, members } = sample;
  if (orders + products + batches + members === 0) {
    return <p className="text-muted">{settings?.isSample ? text.samplesLeft : text.nothingInvented}</p>;
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button look="outline" onClick={() => setIsAsking(true)}>
        {text.start}
      </Button>
      <p className="min-w-48 flex-1 text-muted text-sm leading-snug">{text.ownShopLead}</p>
      {isAsking && <OwnShopDialog sample={sample} onClose={() => setIsAsking(false)} />}
    </div>
  );
}
