import { type Figure, type Round, ratioFigure } from './figures.ts';
import { closeOffices, type Office, openOffice, timeOf } from './office.ts';

const few = 1_000;
const many = 100_000;
const rounds = 5;
const asksPerRound = 8;
const goal = { atMost: 1.3 };

/**
 * What staff do all day, by name; the sample is an order from the middle of the shop's history. Searches
 * ask for so few that both shops answer with as many: a longer answer is no slower search.
 */
const questions: Record<string, (sample: Office['sample']) => string> = {
  'first page': () => '',
  'sorted by name': () => 'sort=customer_name&direction=asc',
  'sorted by batch': () => 'sort=pickup_batch&direction=desc',
  'pending only': () => 'status=pending',
  'ready, not collected': () => 'orderStatus=ready_for_pickup',
  'payment rejected': () => 'paymentStatus=rejected&sort=customer_name',
  'money to return': () => 'money=to_return&pageSize=5',
  'a whole number': ({ orderNumber }) => `pageSize=1&search=${orderNumber}`,
  'last five digits': ({ orderNumber }) => `pageSize=1&search=${orderNumber.slice(-5)}`,
  'a phone': ({ phone }) => `pageSize=1&search=${encodeURIComponent(phone)}`,
  'a common name': () => 'pageSize=5&search=tan',
  'a common Chinese name': () => `pageSize=5&search=${encodeURIComponent('美玲')}`,
  'an address': () => 'pageSize=5&search=lorong+mawar+7',
  'an email': () => 'pageSize=5&search=customer12',
  'a full name': () => 'pageSize=5&search=wong+mei+ling',
  nobody: () => 'search=xqzkw',
};

/** The orders list of a shop with many orders, as a multiple of one with few. */
export async function benchOrders(say: (step: string) => void): Promise<Figure[]> {
  say(`making shops of ${few} and ${many} orders`);
  const [small, large] = await Promise.all([openOffice(few), openOffice(many)]);
  const figures: Figure[] = [];
  for (const [name, question] of Object.entries(questions)) {
    say(name);
    const measured = await compare(small, large, question);
    figures.push(ratioFigure(measured, { name: `orders list: ${name}`, unit: 'ms', goal }));
  }
  await closeOffices();
  return figures;
}

/** The best of each round, both shops asked in turn: what else a busy machine does is no part of the answer. */
async function compare(small: Office, large: Office, question: (sample: Office['sample']) => string) {
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const best = { ours: Number.POSITIVE_INFINITY, reference: Number.POSITIVE_INFINITY };
    for (let ask = 0; ask < asksPerRound; ask += 1) {
      best.reference = Math.min(best.reference, await timeOf(small, `orders?${question(small.sample)}`));
      best.ours = Math.min(best.ours, await timeOf(large, `orders?${question(large.sample)}`));
    }
    measured.push(best);
  }
  return measured;
}
