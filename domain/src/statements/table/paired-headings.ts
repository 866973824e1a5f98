import type { Direction } from './read-amount.ts';

/**
 * Words that say which way money went only where one of the others stands beside them: alone, "Payment" may as well be what
 * a customer paid.
 */
const moved = '(?:payments?|funds?|transfers?|cash|amount|money|wang|duit)';
const came = new RegExp(
  `^(?:${moved} in|(?:cash )?inflows?|receipts?|lodge?ments?|increases?|additions?|plus|\\+|terima(?:an)?|tambah|(?:收款|进账|入账|来账|增加|贷|收)(?:金?额)?)$`,
);
const went = new RegExp(
  `^(?:${moved} out|(?:cash )?outflows?|payments?|drawings?|decreases?|deductions?|minus|-|bayar(?:an)?|tolak|(?:付款|出账|往账|减少|借|支|付)(?:金?额)?)$`,
);

/** Which way a heading says, if another beside it says the other way. */
export function wayInPair(heading: string): Direction | null {
  const text = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[([].*?[)\]]|\b(?:rm|myr)\b/g, ' ')
    .replace(/[\s_]+/g, ' ')
    .trim();
  const bare = text.replace(/^(.+) (?:amount|amaun)$/, '$1');
  if (came.test(bare)) return 'in';
  return went.test(bare) ? 'out' : null;
}
