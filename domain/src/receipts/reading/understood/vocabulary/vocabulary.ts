/**
 * What a known phrase is on a receipt. Labels name the value beside or under them; values stand behind a label or alone;
 * lines stand alone and say nothing of the transfer.
 */
export const labelKinds = [
  ...([
    'amount',
    'total',
    'fee',
    'charge',
    'payer',
    'payerAccount',
    'payee',
    'account',
    'bank',
    'reference',
  ] as const),
  ...(['date', 'transaction', 'code', 'type', 'state', 'printed', 'phone'] as const),
] as const;
export type LabelKind = (typeof labelKinds)[number];
export type ValueKind =
  | 'success'
  | 'done'
  | 'method'
  | 'title'
  | 'bankName'
  | 'accountType'
  | 'free'
  | 'zone'
  | 'note'
  | 'line';
export type PhraseKind = LabelKind | ValueKind;

/**
 * Whole phrases by what they are: `success` says so of the transfer, `done` only behind a label for the state, for alone it is a button, and `title` only over all values, for
 * under them it is one. `fee` was paid with the amount, `charge` (a balance, a limit) was not. `note` is what payers write. `a|b` is either word, `word?` may be left out, `{amount}` and `{name}` stand for
 * what is expected there, `{money}` for any amount. A phrase belongs here when a bank or wallet of Malaysia prints it on receipts of money that has gone.
 */
export type Vocabulary = { readonly [Kind in PhraseKind]?: readonly string[] };
