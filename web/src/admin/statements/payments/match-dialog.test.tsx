import type { FoundOrder } from '@mooncake/domain/statements/statements.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../../orders/orders.testing.tsx';
import { id, payment, serve, suggested } from '../money.testing.ts';
import { MatchDialog } from './match-dialog.tsx';

const fitting = Array.from({ length: 4 }, (_, at) => ({
  ...suggested,
  ...{ orderId: id(at + 2), orderNumber: `CHM00000${at + 1}`, reason: 'amount_and_date' as const },
}));

function open(change: Partial<typeof payment>, found: FoundOrder[] = []) {
  const sent = serve({ found });
  renderInOffice(<MatchDialog payment={{ ...payment, ...change }} onClose={() => undefined} />);
  return sent;
}
const candidates = () => within(screen.getByRole('list', { name: 'Orders it may be for' }));

describe('matching by hand', () => {
  it('chooses nobody where several orders fit equally, and shows them all', async () => {
    const sent = open({ state: 'unknown', suggestions: fitting });
    expect(screen.queryByRole('textbox', { name: /Amount for/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Match' })).toHaveProperty('disabled', true);
    expect(candidates().getAllByRole('button')).toHaveLength(4);
    fireEvent.click(candidates().getByRole('button', { name: /CHM000003/ }));
    expect(candidates().getAllByRole('button')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Match' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      decision: { kind: 'match', shares: [{ orderId: id(4), amountSen: 4800 }] },
    });
  });

  it('says of an order that was looked for what it still costs after the money that came for it', async () => {
    const found = { ...suggested, orderId: id(7), orderNumber: 'CHM000007', totalSen: 5000, dueSen: 1 };
    open({ amountSen: 1, suggestions: [] }, [found]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'CHM000007' } });
    fireEvent.click(await screen.findByRole('button', { name: 'CHM000007 Tan Mei Ling · RM 0.01 due' }));
    expect(screen.getByRole('textbox', { name: 'Amount for CHM000007' })).toHaveProperty('value', '0.01');
    expect(screen.getByText('Pays the order in full.')).toBeTruthy();
  });

  it('begins with the likeliest where there is one, and keeps the others at hand', () => {
    open({ state: 'likely', suggestions: fitting });
    expect(screen.getByRole('textbox', { name: 'Amount for CHM000001' })).toBeTruthy();
    expect(candidates().getAllByRole('button')).toHaveLength(3);
  });
});
