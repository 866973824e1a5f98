import type { Page } from '@playwright/test';
import type { ReceiptFile } from './receipt-files.ts';

export const ownAccount = { accountNumber: '5142 0098 7731', accountName: 'Bulan Bakery Enterprise' };

/** Nobody pays in the same minute as somebody else: the shop would ask whether one picture is the other's copy. */
let minutesAgo = 0;

export type Transfer = { orderNumber: string; amount: string; transaction: string };

/** The page a bank shows after a transfer to the shop, as a phone's screenshot of it would be. */
export async function bankPage(page: Page, transfer: Transfer): Promise<ReceiptFile> {
  const timeZone = 'Asia/Kuala_Lumpur';
  const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone });
  minutesAgo = (minutesAgo + 1) % 12;
  const paidAt = new Date(Date.now() - minutesAgo * 60_000);
  const rows: [label: string, value: string][] = [
    ['Transaction ID', transfer.transaction],
    ['Date', moment.format(paidAt).replace(',', '')],
    ['To', ownAccount.accountName],
    ['Account', ownAccount.accountNumber],
    ['Recipient reference', transfer.orderNumber],
  ];
  const address = await page.evaluate(
    ({ amount, lines }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1500 });
      const pen = canvas.getContext('2d');
      if (!pen) return '';
      const write = (text: string, size: number, y: number, colour: string, font = 'sans-serif') => {
        pen.fillStyle = colour;
        pen.font = `${size}px ${font}`;
        pen.fillText(text, 60, y);
      };
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, 900, 1500);
      pen.fillStyle = '#7a1f3d';
      pen.fillRect(0, 0, 900, 130);
      write('Bank Contoh', 48, 85, '#fff');
      write('Transfer successful', 46, 230, '#14532d');
      write(amount, 84, 350, '#111');
      for (const [index, [label, value]] of lines.entries()) {
        write(label, 34, 480 + index * 180, '#666');
        // Letters of one width: a journey is about what follows, not about hard ones. Of a time they are the hard ones.
        write(value, 44, 545 + index * 180, '#111', label === 'Date' ? 'sans-serif' : 'monospace');
      }
      return canvas.toDataURL('image/png');
    },
    { amount: transfer.amount, lines: rows },
  );
  return pictureFile('receipt.png', 'image/png', address);
}

/** The same picture again, smaller and saved anew, as it comes out of a chat. */
export async function savedAnew(page: Page, file: ReceiptFile): Promise<ReceiptFile> {
  const address = await page.evaluate(
    async ({ type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type }));
      const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 1200 });
      canvas.getContext('2d')?.drawImage(picture, 0, 0, 720, 1200);
      return canvas.toDataURL('image/jpeg', 0.8);
    },
    { type: file.mimeType, base64: file.buffer.toString('base64') },
  );
  return pictureFile('from-chat.jpg', 'image/jpeg', address);
}

const pictureFile = (name: string, mimeType: string, address: string): ReceiptFile => ({
  name,
  mimeType,
  buffer: Buffer.from(address.split(',')[1] ?? '', 'base64'),
});
