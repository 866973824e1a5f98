import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useAdminExportsTexts } from '../../exports/exports.texts.ts';
import { OrderExportDialog, type OrderExportProps } from './order-export-dialog.tsx';

/** Takes the orders of a list along, as it is filtered. */
export function OrderExportButtons({ match, className }: OrderExportProps & { className?: string }) {
  const { export: label } = useAdminExportsTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button look="outline" size="compact" className={className} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <OrderExportDialog match={match} onClose={() => setIsOpen(false)} />}
    </>
  );
}
