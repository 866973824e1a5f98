import type { ReadWord } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { receiptMaxMegapixels } from '@mooncake/domain/receipts/receipt';
import { drawPage } from './draw-pdf-page.ts';
import { isPlainPage, type PlacedText } from './plain-pdf-page.ts';

/** A receipt is one page, with its small print two. */
const maxPages = 3;
/** Fewer letters than this are a stamp on a scanned page, not its text. */
const leastLetters = 30;

/** `showsMore`: it may show what its text layer does not say, or hide what it says. */
type PdfText = { words: ReadWord[]; showsMore: boolean } | { picture: Buffer | null };

/** The words of a PDF's text layer; the picture of its first page where it has none. */
export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  teachTransfer();
  const { getDocumentProxy, getResolvedPDFJS } = await import('unpdf');
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), {
    isEvalSupported: false,
    maxImageSize: receiptMaxMegapixels * 1_000_000,
  });
  const words: ReadWord[] = [];
  let showsMore = pdf.numPages > maxPages;
  for (let number = 1; number <= Math.min(maxPages, pdf.numPages); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) =>
      'str' in item
        ? [
            {
              text: item.str,
              x: Number(item.transform[4]),
              y: Number(item.transform[5]),
              width: item.width,
              height: item.height,
            },
          ]
        : [],
    );
    words.push(...wordsOfPage(texts, 1_000 * number));
    showsMore ||= !(await isPlainPage(page, OPS, texts));
  }
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return letters >= leastLetters
    ? { words, showsMore }
    : { picture: await drawPage(await pdf.getPage(1), OPS) };
}

/** Without it pdf.js stops in the middle of a page that has lines; Node has it since 21. */
function teachTransfer(): void {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength) {
      const moved = new Uint8Array(length);
      moved.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return moved.buffer;
    },
  });
}

/** Texts of one height on the page are one line, from left to right; the page counts from its lower edge. */
function wordsOfPage(texts: readonly PlacedText[], firstLine: number): ReadWord[] {
  const rows: { y: number; texts: PlacedText[] }[] = [];
  for (const text of texts.filter(({ text }) => text.trim() !== '').toSorted((a, b) => b.y - a.y)) {
    const row = rows.at(-1);
    if (row && row.y - text.y < Math.max(2, text.height / 2)) row.texts.push(text);
    else rows.push({ y: text.y, texts: [text] });
  }
  return rows.flatMap((row, index) =>
    row.texts
      .toSorted((a, b) => a.x - b.x)
      .flatMap((text, at, all) => (isJoined(all[at - 1], text) ? [] : [joinedFrom(all, at)]))
      .flatMap((text) => text.split(/\s+/))
      .filter((text) => text !== '')
      .map((text) => ({ text, line: firstLine + index, confidence: 100, box: null })),
  );
}

/** Less than this between two texts, in heights, is no blank: some programs write `fi` as a text of its own. */
const leastBlank = 0.12;

function isJoined(before: PlacedText | undefined, after: PlacedText | undefined): boolean {
  if (!before || !after || /\s$/.test(before.text) || /^\s/.test(after.text)) return false;
  const gap = after.x - (before.x + before.width);
  return Math.abs(gap) < leastBlank * after.height;
}

/** The text and those that go on with it without a blank. */
function joinedFrom(texts: readonly PlacedText[], at: number): string {
  const end = texts.findIndex((text, index) => index > at && !isJoined(texts[index - 1], text));
  return texts
    .slice(at, end < 0 ? texts.length : end)
    .map(({ text }) => text)
    .join('');
}
