import { formatRinggit } from '@mooncake/domain/money';
import type { CustomerExport } from '@mooncake/domain/privacy/customers.contract';
import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../ui/dialog/dialog-footer.tsx';
import { tellAction } from '../audit/words/tell-entry.ts';
import { useAdminPrivacyTexts } from './customers.texts.ts';
import './data-sheet.css';

type DataSheetProps = { data: CustomerExport; onClose: () => void };

/** The same data as the file, to be read by a person and printed. */
export function DataSheet({ data, onClose }: DataSheetProps) {
  const { sheet } = useAdminPrivacyTexts();
  const { language } = useLanguage();
  const { customer, contacts, orders, receipts, payments, history } = data;

  return (
    <Dialog
      size="wide"
      title={sheet.title(customer.name)}
      lead={sheet.at(formatMoment(data.exportedAt, language), data.shopName)}
      closeLabel={sheet.close}
      onClose={onClose}
      footer={
        <DialogFooter isRow>
          <Button className="print:hidden" onClick={() => window.print()}>
            {sheet.print}
          </Button>
        </DialogFooter>
      }
    >
      <DialogBody data-sheet>
        <Part title={sheet.contacts}>
          {contacts.map((contact) => (
            <dl key={contact.since} className="mb-3 grid gap-x-4 sm:grid-cols-[10rem_1fr]">
              {(['name', 'phone', 'email', 'address', 'instagram', 'facebook'] as const)
                .filter((field) => contact[field])
                .map((field) => (
                  <Fact key={field} term={sheet.fields[field]} value={contact[field]} />
                ))}
              <Fact term={sheet.fields.since} value={formatMoment(contact.since, language)} />
            </dl>
          ))}
        </Part>
        <Part title={sheet.ordersTitle}>
          <ul className="grid gap-3">
            {orders.map((order) => (
              <li key={order.id} className="[overflow-wrap:anywhere]">
                <strong>{order.orderNumber}</strong> · {formatMoment(order.createdAt, language)} ·{' '}
                {formatRinggit(order.totalSen)}
                <br />
                {order.items.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ')}
                {[order.deliveryAddress, order.specialInstructions, order.adminNotes, order.customerNote]
                  .filter((words) => words)
                  .map((words) => (
                    <span key={words} className="block whitespace-pre-line text-muted">
                      {words}
                    </span>
                  ))}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={sheet.receipts}>
          {receipts.length === 0 && <p>{sheet.noReceipts}</p>}
          <ul>
            {receipts.map(({ orderNumber, originalName, uploadedAt, downloadPath }) => (
              <li key={downloadPath}>
                {orderNumber} ·{' '}
                <a href={downloadPath} className="text-crust underline underline-offset-4">
                  {originalName}
                </a>{' '}
                · {formatMoment(uploadedAt, language)}
              </li>
            ))}
          </ul>
        </Part>
        {payments.length > 0 && (
          <Part title={sheet.payments}>
            <ul className="grid gap-2">
              {payments.map(({ paidOn, amountSen, orderNumbers, ...words }) => (
                <li key={`${paidOn} ${amountSen} ${words.text}`} className="[overflow-wrap:anywhere]">
                  {formatDate(paidOn, language)} · {formatRinggit(amountSen)} · {orderNumbers.join(', ')}
                  {[words.payer, words.text, words.note]
                    .filter((part) => part)
                    .map((part) => (
                      <span key={part} className="block text-muted">
                        {part}
                      </span>
                    ))}
                </li>
              ))}
            </ul>
          </Part>
        )}
        <Part title={sheet.history}>
          <ul>
            {history.map(({ at, action, orderNumber }) => (
              <li key={`${at} ${action} ${orderNumber}`}>
                {formatMoment(at, language)} · {orderNumber} · {tellAction(action, language)}
              </li>
            ))}
          </ul>
        </Part>
      </DialogBody>
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-lg">{title}</h3>
      {children}
    </section>
  );
}

function Fact({ term, value }: { term: string; value: string | null }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="[overflow-wrap:anywhere]">{value}</dd>
    </>
  );
}
