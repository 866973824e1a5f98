import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { markFingerprints } from '../../domain/src/receipts/reading/fingerprint.ts';
import { isCopy, transferPicture } from '../../domain/src/receipts/reading/is-copy.ts';
import { judgeReceipt, verdictOf } from '../../domain/src/receipts/reading/judge-receipt.ts';
import { timesIn } from '../../domain/src/receipts/reading/times-in.ts';
import { startReceiptReader } from '../../server/src/receipts/reading/receipt-reader.ts';
import {
  type CopySample,
  drawCopies,
} from '../../server/src/receipts/reading/samples/copy-samples.testing.ts';
import {
  damageNames,
  drawSample,
  layoutNames,
  listSamples,
  type Sample,
} from '../../server/src/receipts/reading/samples/receipt-samples.testing.ts';

// npm run read-receipts [-- TIMES [FIRST_SEED]]    so many receipts of each layout and damage, drawn from this seed on

const [times = 2, firstSeed = 1] = process.argv.slice(2).map(Number);
const goals = { amount: 0.99, number: 0.97 };
const page = fileURLToPath(new URL('../../docs/receipt-reading.md', import.meta.url));

type Judged = Sample & { amount: boolean; number: boolean; verdict: string; isRight: boolean };

const reader = startReceiptReader({ maxMs: 120_000, priority: 0 });
if (!reader.isInstalled) throw new Error('The packages that read receipts are not installed.');
const judged: Judged[] = [];
const samples = listSamples(times, firstSeed);
const startedAt = performance.now();
for (const [at, sample] of samples.entries()) {
  const { bytes, expected, truth } = await drawSample(sample);
  const read = await reader.read({ bytes, kind: sample.damage === 'untouched' ? 'png' : 'jpeg' });
  const findings = judgeReceipt(read?.words ?? [], expected, read?.unread);
  judged.push({
    ...sample,
    amount: findings.amount.verdict === truth.amount,
    number: findings.orderNumber.verdict === truth.orderNumber,
    verdict: verdictOf(findings, false),
    isRight: truth.isRight,
  });
  if (at % 20 === 19) console.log(`${at + 1} of ${samples.length}, ${perReceipt(at + 1)} ms each`);
}
const copies = await readCopies();
await reader.close();

const missed = judged.filter(({ amount, number }) => !amount || !number);
const wrong = judged.filter(({ verdict, isRight }) => verdict === 'everything-matches' && !isRight);
for (const one of [...missed, ...wrong]) console.log('missed', JSON.stringify(one));
const table = tableOf(judged);
console.log(`\n${table}`);
await writeTable(table);
const isReached =
  shareOf(judged, 'amount') >= goals.amount &&
  shareOf(judged, 'number') >= goals.number &&
  wrong.length === 0 &&
  copies.slipped === 0;
console.log(
  isReached
    ? 'Every goal is reached.'
    : 'BELOW THE GOAL: amount 99 %, number 97 %, nothing wrong and no copy said to match.',
);
process.exitCode = isReached ? 0 : 1;

/** A copy with its numbers edited beside its original, and an honest neighbour, in each layout. */
async function readCopies() {
  let [slipped, alarms, told] = [0, 0, 0];
  for (const [at, layout] of layoutNames.entries()) {
    const sample = await drawCopies(layout, firstSeed + at);
    const [original, copy, neighbour] = [
      await readMarks(sample.original),
      await readMarks(sample.copy),
      await readMarks(sample.neighbour),
    ];
    const isKnown = isCopy(original.picture, copy.picture);
    if (!isKnown) console.log('copy not known', layout, sample.change, copy.verdict);
    if (!isKnown && copy.verdict === 'everything-matches') slipped += 1;
    if (isCopy(original.picture, neighbour.picture)) {
      alarms += 1;
      console.log('neighbour taken for a copy', layout);
    }
    if (isKnown) told += 1;
  }
  console.log(
    `Of ${layoutNames.length} copies ${told} are known, and ${slipped} of the others are said to match; of as many neighbours ${alarms} are taken for copies.`,
  );
  return { slipped };
}

async function readMarks({ bytes, expected }: CopySample['copy']) {
  const read = await reader.read({ bytes, kind: 'png' });
  const words = read?.words ?? [];
  const findings = judgeReceipt(words, expected, read?.unread);
  const marks = markFingerprints(read?.fingerprints ?? [], expected, timesIn(words, expected), words);
  return {
    verdict: verdictOf(findings, false),
    picture: transferPicture(findings, marks, expected.amountSen),
  };
}

function perReceipt(count: number): number {
  return Math.round((performance.now() - startedAt) / count);
}

function shareOf(list: readonly Judged[], part: 'amount' | 'number'): number {
  return list.filter((one) => one[part]).length / Math.max(1, list.length);
}

function tableOf(all: readonly Judged[]): string {
  const languages = [...new Set(all.map(({ language }) => language))];
  const groups: [string, Judged[]][] = [
    ['**all**', [...all]],
    ...layoutNames.map((name): [string, Judged[]] => [
      `layout: ${name}`,
      all.filter(({ layout }) => layout === name),
    ]),
    ...damageNames.map((name): [string, Judged[]] => [
      `damage: ${name}`,
      all.filter(({ damage }) => damage === name),
    ]),
    ...languages.map((name): [string, Judged[]] => [
      `language: ${name}`,
      all.filter(({ language }) => language === name),
    ]),
  ];
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const lines = groups.map(([name, list]) => {
    const honest = list.filter(({ isRight }) => isRight);
    const told = honest.filter(({ verdict }) => verdict === 'everything-matches').length;
    const lies = list.filter(({ verdict, isRight }) => verdict === 'everything-matches' && !isRight).length;
    return `| ${name} | ${list.length} | ${percent(shareOf(list, 'amount'))} | ${percent(shareOf(list, 'number'))} | ${told} of ${honest.length} | ${lies} |`;
  });
  return [
    '| receipts | drawn | amount right | number right | honest ones said to match | wrong "Everything matches" |',
    '|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** Between its marks in the page; what stands around them is written by hand. */
async function writeTable(made: string): Promise<void> {
  const [begin, end] = ['<!-- table -->', '<!-- /table -->'];
  const text = await readFile(page, 'utf8');
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (to < from) throw new Error('docs/receipt-reading.md has lost the marks of its table.');
  await writeFile(page, `${text.slice(0, from)}\n${made}\n${text.slice(to)}`);
}
