import type { ExpectedReceipt } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { loadSharp } from '../../../files/load-sharp.ts';
import { type Random, seededRandom } from './random.testing.ts';
import { type LayoutName, layouts } from './receipt-layouts.testing.ts';
import { inventTransfer } from './sample-transfer.testing.ts';

/** Numbers of orders that have a year, an amount or a part of an account in them, and some that do not. */
const numbers = ['972008', '200698', '010400', '202609', '671234', '044136', '120208', '831957'] as const;
const changes = ['cut at its top', 'cut at its foot', 'cut at its side', 'turned', 'made small'] as const;
type CopyChange = (typeof changes)[number];

type Drawn = { bytes: Buffer; expected: ExpectedReceipt };
/** A receipt; the same with its numbers edited and then changed; and an honest one of the same bank, day and amount. */
export type CopySample = {
  change: CopyChange;
  original: Drawn;
  copy: Drawn;
  neighbour: Drawn;
};

/** What shows the minute of a transfer alone, as many banks do. The same seed draws the same. */
export async function drawCopies(layout: LayoutName, seed: number): Promise<CopySample> {
  const random = seededRandom(seed * 104_729);
  const { transfer, expected } = inventTransfer('none', random.pick(['English', 'Malay']), random);
  const [minute, change] = [random.between(10, 57), random.pick(changes)];
  const draw = async (digits: string, at: number, payer: typeof transfer) => {
    const orderNumber = `CHM${digits}`;
    const shown = {
      ...{ ...transfer, fromName: payer.fromName, fromAccount: payer.fromAccount },
      ...{ reference: orderNumber, date: `${expected.firstDay} 10:${at}` },
      transaction: `TX${random.between(1_000_000, 9_999_999)}${random.between(100_000, 999_999)}`,
    };
    const sharp = await loadSharp();
    const drawn = await sharp(Buffer.from(layouts[layout](shown, seededRandom(seed))))
      .png()
      .toBuffer();
    return { bytes: drawn, expected: { ...expected, orderNumber } };
  };
  const first = random.between(0, numbers.length - 1);
  const numberAt = (step: number) => numbers[(first + step) % numbers.length] ?? numbers[0];
  const edited = await draw(numberAt(1), minute, transfer);
  const { transfer: other } = inventTransfer('none', 'English', random);
  return {
    change,
    original: await draw(numberAt(0), minute, transfer),
    copy: { ...edited, bytes: await changed(edited.bytes, change, random) },
    neighbour: await draw(numberAt(2), minute + random.between(1, 2), other),
  };
}

async function changed(bytes: Buffer, change: CopyChange, random: Random): Promise<Buffer> {
  const picture = (await loadSharp())(bytes);
  const { width, height } = await picture.metadata();
  if (change === 'turned') {
    const degrees = random.pick([-3, -2, 2, 3]);
    return picture.rotate(degrees, { background: '#554433' }).jpeg({ quality: 75 }).toBuffer();
  }
  if (change === 'made small') return picture.resize({ width: 520 }).jpeg({ quality: 60 }).toBuffer();
  const share = random.pick([0.06, 0.12]);
  const [x, y] = [Math.round((width * share) / 2), Math.round(height * share)];
  const isSide = change === 'cut at its side';
  return picture
    .extract({
      left: isSide ? x : 0,
      top: change === 'cut at its top' ? y : 0,
      width: isSide ? width - x : width,
      height: isSide ? height : height - y,
    })
    .jpeg({ quality: 80 })
    .toBuffer();
}
