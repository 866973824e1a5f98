import type { ReadWord } from '@mooncake/domain/receipts/reading/receipt-reading.contract';

/** The words of a PDF's text layer. */
export async function readPdf(bytes: Uint8Array): Promise<{ words: ReadWord[]; picture: Uint8Array | null }> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  const pdf = await getDocumentProxy(Uint8Array.from(bytes));
  const { text } = await extractText(pdf, { mergePages: false });
  const words = text
    .flatMap((page) => page.split('\n'))
    .flatMap((line, at) =>
      line
        .split(/\s+/)
        .filter((word) => word !== '')
        .map((word) => ({ text: word, line: at, confidence: 100, box: null })),
    );
  return { words, picture: null };
}
