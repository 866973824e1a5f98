import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { pdfText, writePdf } from './samples/write-pdf.testing.ts';

const texts = [
  pdfText(60, 700, 'Transfer successful'),
  pdfText(60, 660, 'Amount'),
  pdfText(300, 660, 'RM 104.00'),
  pdfText(60, 620, 'Recipient reference'),
  pdfText(300, 620, 'CHM482913'),
].join('');

const showsMore = async (...pdf: Parameters<typeof writePdf>) => {
  const read = await readPdf(writePdf(...pdf));
  return 'words' in read ? read.showsMore : null;
};

test('a word of which letters are texts of their own is one word', async () => {
  const parts = [
    pdfText(60, 700, 'Bene'),
    pdfText(88, 700, 'fi'),
    pdfText(94, 700, 'ciary account 512345678901'),
  ];
  const read = await readPdf(writePdf(parts.join('')));
  expect('words' in read && read.words.map(({ text }) => text)).toEqual([
    'Beneficiary',
    'account',
    '512345678901',
  ]);
});

describe('a PDF with a text layer', () => {
  test.each([
    ['nothing but its texts', texts],
    ['rules between its texts', `${texts}0.8 G 0 0 0 RG 60 645 m 500 645 l S\n`],
    ['a light ground under its texts', `0.95 0.95 1 rg 40 600 500 160 re f 0 0 0 rg ${texts}`],
    ['grey labels', `0.4 0.4 0.4 rg ${texts}`],
  ])('is believed where it shows %s', async (_, content) => {
    expect(await showsMore(content)).toBe(false);
  });

  test.each([
    ['texts that are not drawn', `3 Tr ${texts}`],
    ['white letters', `1 1 1 rg ${texts}`],
    ['letters too small to be read', texts.replace('/F1 12 Tf 300 660', '/F1 2 Tf 300 660')],
    ['a box over a text', `${texts}0 0 0 rg 290 655 120 20 re f`],
    ['a dark ground under its texts', `0 0 0 rg 290 655 120 20 re f ${texts}`],
    ['a text that is struck out', `${texts}295 664 m 380 664 l S`],
    ['a cross over all of it', `${texts}40 600 m 540 760 l S`],
    ['texts that are cut off', `q 0 0 100 842 re W n ${texts} Q`],
  ])('is not where it has %s', async (_, content) => {
    expect(await showsMore(content)).toBe(true);
  });

  test('is not where a picture may lie over its texts', async () => {
    const [width, height] = [400, 800];
    const bytes = await sharp({ create: { width, height, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    const placed = texts.replaceAll(' 660 Td', ' 360 Td').replaceAll('300 ', '200 ');
    expect(await showsMore(`${placed} q 100 0 0 30 200 355 cm /Im0 Do Q`, { bytes, width, height })).toBe(
      true,
    );
  });
});
