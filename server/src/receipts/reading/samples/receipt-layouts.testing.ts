import type { Random } from './random.testing.ts';
import { detailRows, moneyRows, type Row, type SampleTransfer } from './sample-transfer.testing.ts';
import { sheet } from './svg.testing.ts';

type Layout = (transfer: SampleTransfer, random: Random) => string;

const sans = 'Liberation Sans, Arial, Helvetica, sans-serif';
const rounded = 'DejaVu Sans, Verdana, sans-serif';
const narrow = 'Liberation Sans Narrow, Arial Narrow, sans-serif';
const serif = 'Liberation Serif, Times New Roman, serif';
const mono = 'Liberation Mono, Courier New, monospace';
const grey = '#6d7384';

const statusBar = (paper: ReturnType<typeof sheet>, fill: string) => {
  paper.text(40, 44, '9:41', { size: 28, fill });
  paper.text(paper.width - 40, 44, '5G 87%', { size: 26, fill, anchor: 'end' });
};

/** Label left, value right, under a coloured head: most banking apps. */
const rows: Layout = (transfer, random) => {
  const paper = sheet(1_080, sans, '#ffffff');
  paper.box(0, 0, 1_080, 180, random.pick(['#154e82', '#8c2028', '#ffc83d', '#186e54']));
  paper.text(60, 120, transfer.words.bank, { size: 46, fill: '#ffffff', weight: 'bold' });
  paper.text(60, 280, transfer.words.state, { size: 50, weight: 'bold' });
  const all: Row[] = [
    [transfer.words.amount, transfer.amount],
    ...detailRows(transfer),
    ...moneyRows(transfer),
  ];
  for (const [index, [label, value]] of all.entries()) {
    paper.text(60, 400 + index * 96, label, { fill: grey });
    paper.text(1_020, 400 + index * 96, value, { anchor: 'end' });
    paper.rule(432 + index * 96);
  }
  return paper.finish();
};

/** Label above value. */
const stacked: Layout = (transfer) => {
  const paper = sheet(900, rounded, '#f7f8fb');
  statusBar(paper, '#333333');
  paper.text(60, 150, transfer.words.state, { size: 40, weight: 'bold', fill: '#1b7d4f' });
  const all: Row[] = [
    [transfer.words.amount, transfer.amount],
    ...moneyRows(transfer),
    ...detailRows(transfer),
  ];
  for (const [index, [label, value]] of all.entries()) {
    paper.text(60, 250 + index * 128, label, { size: 26, fill: grey });
    paper.text(60, 296 + index * 128, value, { size: 34 });
  }
  return paper.finish();
};

/** A wallet: the amount large in the middle, without a label. */
const headline: Layout = (transfer) => {
  const paper = sheet(1_080, sans, '#ffffff');
  statusBar(paper, '#111111');
  paper.tick(540, 200, '#21a366');
  paper.text(540, 320, transfer.words.state, { size: 44, anchor: 'middle', weight: 'bold' });
  paper.text(540, 440, transfer.amount, { size: 96, anchor: 'middle', weight: 'bold' });
  const all = [...detailRows(transfer), ...moneyRows(transfer)];
  for (const [index, [label, value]] of all.entries()) {
    paper.text(70, 580 + index * 90, label, { size: 32, fill: grey });
    paper.text(1_010, 580 + index * 90, value, { size: 32, anchor: 'end' });
  }
  return paper.finish();
};

/** What matters in dark letters on a coloured head, the rest on white. */
const head: Layout = (transfer, random) => {
  const paper = sheet(1_080, sans, '#ffffff');
  paper.box(0, 0, 1_080, 420, random.pick(['#f5a524', '#f28c28', '#d9a441', '#7fb8a4']));
  const [ink, anchor] = ['#221500', 'middle'] as const;
  paper.text(540, 110, transfer.words.bank, { size: 36, anchor, fill: ink });
  paper.text(540, 210, transfer.words.state, { size: 46, anchor, fill: ink, weight: 'bold' });
  paper.text(540, 340, transfer.amount, { size: 92, anchor, fill: ink, weight: 'bold' });
  const all = [...detailRows(transfer), ...moneyRows(transfer)];
  for (const [index, [label, value]] of all.entries()) {
    paper.text(64, 520 + index * 84, label, { size: 32, fill: grey });
    paper.text(1_016, 520 + index * 84, value, { size: 32, anchor: 'end' });
    paper.rule(546 + index * 84);
  }
  return paper.finish();
};

/** Light letters on black. */
const dark: Layout = (transfer) => {
  const paper = sheet(1_080, rounded, '#12151c');
  statusBar(paper, '#e8e8ee');
  paper.text(60, 170, transfer.words.state, { size: 44, fill: '#5fd39a', weight: 'bold' });
  paper.text(60, 290, transfer.amount, { size: 76, fill: '#ffffff' });
  const all: Row[] = [
    ...detailRows(transfer),
    [transfer.words.amount, transfer.amount],
    ...moneyRows(transfer),
  ];
  for (const [index, [label, value]] of all.entries()) {
    paper.text(60, 420 + index * 92, label, { size: 30, fill: '#a6acba' });
    paper.text(1_020, 420 + index * 92, value, { size: 30, fill: '#f3f4f7', anchor: 'end' });
  }
  return paper.finish();
};

/** Two columns of labels with their values beneath. */
const columns: Layout = (transfer) => {
  const paper = sheet(1_080, sans, '#ffffff');
  paper.text(540, 120, transfer.words.bank, { size: 40, anchor: 'middle', weight: 'bold' });
  paper.text(540, 190, transfer.words.state, { size: 36, anchor: 'middle', fill: '#1b7d4f' });
  const all: Row[] = [
    [transfer.words.amount, transfer.amount],
    ...moneyRows(transfer),
    ...detailRows(transfer),
  ];
  for (const [index, [label, value]] of all.entries()) {
    const [x, y] = [index % 2 === 0 ? 60 : 570, 320 + Math.floor(index / 2) * 150];
    paper.text(x, y, label, { size: 28, fill: grey });
    paper.text(x, y + 48, value, { size: 32, weight: 'bold' });
  }
  return paper.finish();
};

/** A page of web banking: a table, wide. */
const table: Layout = (transfer) => {
  const paper = sheet(1_280, serif, '#ffffff');
  paper.text(60, 80, `${transfer.words.bank} - Online`, { size: 34, weight: 'bold', fill: '#123a6b' });
  const all: Row[] = [
    [transfer.words.status, transfer.words.state],
    [transfer.words.transaction, transfer.transaction],
    [transfer.words.date, transfer.date],
    [transfer.words.from, `${transfer.fromName} ${transfer.fromAccount}`],
    [transfer.words.to, transfer.toName],
    [transfer.words.account, transfer.toAccount],
    [transfer.words.amount, transfer.amount],
    [transfer.words.reference, transfer.reference],
    ...moneyRows(transfer),
  ];
  for (const [index, [label, value]] of all.entries()) {
    if (index % 2 === 0) paper.box(50, 130 + index * 62, 1_180, 62, '#eef2f8');
    paper.text(70, 172 + index * 62, label, { size: 28 });
    paper.text(480, 172 + index * 62, `: ${value}`, { size: 28 });
  }
  return paper.finish();
};

/** Blocks for who paid and who was paid. */
const parties: Layout = (transfer) => {
  const paper = sheet(1_080, narrow, '#eef1f6');
  const { words } = transfer;
  paper.text(540, 110, words.state, { size: 46, anchor: 'middle', weight: 'bold' });
  paper.text(540, 210, transfer.amount, { size: 72, anchor: 'middle' });
  paper.box(40, 260, 1_000, 230, '#ffffff', 24);
  paper.text(80, 320, words.from, { size: 30, fill: grey });
  paper.text(80, 375, transfer.fromName, { size: 36 });
  paper.text(80, 430, transfer.fromAccount, { size: 34 });
  if (transfer.balance)
    paper.text(1_000, 430, `${words.balance} ${transfer.balance}`, { size: 28, anchor: 'end' });
  paper.box(40, 520, 1_000, 230, '#ffffff', 24);
  paper.text(80, 580, words.to, { size: 30, fill: grey });
  paper.text(80, 635, transfer.toName, { size: 36 });
  paper.text(80, 690, transfer.toAccount, { size: 34 });
  const rest: Row[] = [
    [words.reference, transfer.reference],
    [words.date, transfer.date],
    [words.transaction, transfer.transaction],
    ...(transfer.fee ? [[words.fee, transfer.fee] as const] : []),
  ];
  for (const [index, [label, value]] of rest.entries()) {
    paper.text(80, 850 + index * 80, label, { size: 32, fill: grey });
    paper.text(1_000, 850 + index * 80, value, { size: 32, anchor: 'end' });
  }
  return paper.finish();
};

/** A slip as a terminal prints it. */
const slip: Layout = (transfer) => {
  const paper = sheet(720, mono, '#fbfaf5');
  paper.text(360, 70, transfer.words.bank.toUpperCase(), { size: 30, anchor: 'middle' });
  paper.text(360, 120, transfer.words.state.toUpperCase(), { size: 30, anchor: 'middle' });
  const all: Row[] = [
    ...detailRows(transfer),
    [transfer.words.amount, transfer.amount],
    ...moneyRows(transfer),
  ];
  for (const [index, [label, value]] of all.entries()) {
    paper.text(40, 200 + index * 84, `${label}:`, { size: 24 });
    paper.text(40, 236 + index * 84, value, { size: 28, weight: 'bold' });
  }
  paper.text(360, 260 + all.length * 84, '* * * * *', { size: 24, anchor: 'middle' });
  return paper.finish();
};

/** Says it in a sentence over a coloured ground. */
const sentence: Layout = (transfer, random) => {
  const ground = random.pick(['#0a63c9', '#5b2a86', '#b0123b']);
  const paper = sheet(1_080, rounded, ground);
  paper.tick(120, 140, '#2fc46c');
  paper.text(200, 154, transfer.words.state, { size: 44, fill: '#ffffff', weight: 'bold' });
  paper.box(40, 230, 1_000, 900, '#ffffff', 28);
  paper.text(90, 330, transfer.amount, { size: 80, weight: 'bold' });
  paper.text(90, 400, `${transfer.words.to} ${transfer.toName}`, { size: 36 });
  paper.text(90, 456, transfer.toAccount, { size: 32, fill: grey });
  const all: Row[] = [
    [transfer.words.reference, transfer.reference],
    [transfer.words.date, transfer.date],
    [transfer.words.transaction, transfer.transaction],
    ...moneyRows(transfer),
  ];
  for (const [index, [label, value]] of all.entries()) {
    paper.text(90, 570 + index * 84, `${label}:`, { size: 30, fill: grey });
    paper.text(460, 570 + index * 84, value, { size: 30 });
  }
  return paper.finish();
};

/** A page of a letter, small print and all. */
const letter: Layout = (transfer) => {
  const paper = sheet(1_240, serif, '#ffffff');
  paper.text(90, 120, transfer.words.bank, { size: 44, weight: 'bold' });
  paper.text(90, 180, transfer.words.typeValue, { size: 30 });
  paper.rule(210);
  const all: Row[] = [
    [transfer.words.date, transfer.date],
    [transfer.words.transaction, transfer.transaction],
    [transfer.words.amount, transfer.amount],
    [transfer.words.from, transfer.fromName],
    [transfer.words.to, transfer.toName],
    [transfer.words.account, transfer.toAccount],
    [transfer.words.reference, transfer.reference],
    [transfer.words.status, transfer.words.state],
    ...moneyRows(transfer),
  ];
  for (const [index, [label, value]] of all.entries()) {
    paper.text(90, 280 + index * 52, label, { size: 26 });
    paper.text(520, 280 + index * 52, value, { size: 26 });
  }
  paper.text(90, 340 + all.length * 52, transfer.words.thanks, { size: 20, fill: grey });
  return paper.finish();
};

/** A code was scanned: pastel, the amount in colour under its label. */
const scanned: Layout = (transfer) => {
  const paper = sheet(1_080, sans, '#fff3ec');
  statusBar(paper, '#5a2b12');
  paper.text(540, 150, transfer.words.state, { size: 48, anchor: 'middle', weight: 'bold', fill: '#d1451b' });
  paper.text(540, 230, transfer.words.amount, { size: 30, anchor: 'middle', fill: grey });
  paper.text(540, 310, transfer.amount, { size: 70, anchor: 'middle', fill: '#d1451b', weight: 'bold' });
  const all: Row[] = [...detailRows(transfer), ...moneyRows(transfer)];
  for (const [index, [label, value]] of all.entries()) {
    paper.text(540, 420 + index * 110, label, { size: 26, anchor: 'middle', fill: grey });
    paper.text(540, 462 + index * 110, value, { size: 34, anchor: 'middle' });
  }
  return paper.finish();
};

/** Sent on in a chat, so that it is small and others talk around it. */
const chat: Layout = (transfer) => {
  const paper = sheet(1_080, sans, '#ddd3c8');
  statusBar(paper, '#222222');
  paper.box(40, 100, 520, 90, '#ffffff', 20);
  paper.text(70, 155, 'Hi, done the transfer', { size: 32 });
  paper.box(180, 220, 860, 1_150, '#ffffff', 20);
  paper.text(230, 300, transfer.words.state, { size: 36, weight: 'bold' });
  paper.text(230, 370, transfer.amount, { size: 52, weight: 'bold' });
  for (const [index, [label, value]] of [...detailRows(transfer), ...moneyRows(transfer)].entries()) {
    paper.text(230, 450 + index * 94, label, { size: 24, fill: grey });
    paper.text(230, 488 + index * 94, value, { size: 30 });
  }
  paper.text(1_010, 1_350, '10:52', { size: 24, anchor: 'end', fill: grey });
  return paper.finish();
};

export const layouts = {
  rows,
  stacked,
  headline,
  dark,
  columns,
  table,
  parties,
  slip,
  sentence,
  letter,
  scanned,
  chat,
  head,
};
export type LayoutName = keyof typeof layouts;
