import { writeFile } from 'node:fs/promises';
import { type Page, test } from '@playwright/test';

export type ReceiptFile = { name: string; mimeType: string; buffer: Buffer };
export type ReceiptKind = 'jpeg' | 'png' | 'pdf';

const names = { jpeg: 'receipt.jpg', png: 'receipt.png', pdf: 'receipt.pdf' } as const;
const types = { jpeg: 'image/jpeg', png: 'image/png', pdf: 'application/pdf' } as const;

/** A small receipt of this kind, unlike any other. */
export async function receiptFile(page: Page, kind: ReceiptKind): Promise<ReceiptFile> {
  const buffer = kind === 'pdf' ? somePdf() : await somePicture(page, types[kind]);
  return { name: names[kind], mimeType: types[kind], buffer };
}

/** A picture just too large, on the disk: so much takes seconds through the line that steers the browser. */
export async function tooLargeFile(page: Page): Promise<string> {
  const file = test.info().outputPath('large.jpg');
  await writeFile(file, Buffer.concat([await somePicture(page, types.jpeg), Buffer.alloc(5 * 1024 * 1024)]));
  return file;
}

/** Drawn by the browser, so it is a picture for certain. */
async function somePicture(page: Page, type: string): Promise<Buffer> {
  const address = await page.evaluate((mime) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 240, height: 320 });
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.fillStyle = '#fff';
      brush.fillRect(0, 0, 240, 320);
      brush.fillStyle = '#264';
      brush.fillText(`Paid ${Math.random()}`, 20, 40);
    }
    return canvas.toDataURL(mime);
  }, type);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

function somePdf(): Buffer {
  return Buffer.from(
    [
      '%PDF-1.4',
      `% paid ${Math.random()}`,
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >> endobj',
      'trailer << /Root 1 0 R >>',
      '%%EOF',
    ].join('\n'),
  );
}
