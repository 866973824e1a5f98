import type { PickupPlace } from '@mooncake/domain/delivery/place';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useCopy } from '../../lib/browser/use-copy.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { dismissToastsAbout, toast } from '../../ui/toast/toast-store.ts';
import { settingsQuery } from '../catalogue/queries.ts';
import { useOrderTexts } from './order.texts.ts';
import { riderNote } from './rider-note.ts';

type RiderCardProps = {
  place: PickupPlace;
  batchDate: string;
  timeSlot: string | null;
  orderNumber: string;
  /** In the words of its page, which may speak two languages at once. */
  heading: ReactNode;
  copyLabel: ReactNode;
};

/** For the booking of a rider: what they must know, to be copied whole. Paper has no clipboard. */
export function RiderCard({ place, heading, copyLabel, ...order }: RiderCardProps) {
  const text = useOrderTexts();
  const { data: settings } = useQuery(settingsQuery);
  const note = settings ? riderNote({ ...order, shopName: settings.shopName, place }) : '';
  const { isCopied, copy } = useCopy(note, () =>
    toast({ title: text.copyFailed, message: text.copyFailedMessage, variant: 'destructive', about: 'copy' }),
  );
  useEffect(() => {
    if (isCopied) dismissToastsAbout('copy');
  }, [isCopied]);
  if (!note) return null;

  return (
    <div className="grid justify-items-start gap-2.5 rounded-xl border border-line bg-paper px-4 py-3 print:hidden">
      <p className="font-semibold leading-snug">{heading}</p>
      <p lang="en" className="select-all whitespace-pre-line leading-snug [overflow-wrap:anywhere]">
        {note}
      </p>
      <Button look="outline" onClick={copy}>
        <Icon name={isCopied ? 'check' : 'copy'} className="size-4.5" />
        <span>{isCopied ? text.copied : copyLabel}</span>
      </Button>
      <span role="status" className="sr-only">
        {isCopied && text.copied}
      </span>
    </div>
  );
}
