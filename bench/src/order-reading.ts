import sharp from 'sharp';
import { openCounter, perSecond } from './checkout.ts';
import { type Round, ratioFigure, type Suite } from './figures.ts';

const rounds = 5;

/** How many orders a second a shop takes while it reads their receipts, beside one that reads none. */
export const benchOrderReading: Suite = async (say) => {
  const [reading, quiet] = [
    await openCounter({ READ_RECEIPTS: 'on' }),
    await openCounter({ READ_RECEIPTS: 'off' }),
  ];
  try {
    const receipt = await bankPage();
    const measured: Round[] = [];
    // The first round fills pools, compiles code and starts the reader, and is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      say(`round ${round} of ${rounds}`);
      const ours = await perSecond((buyer) => reading.order(buyer, receipt));
      // It would go on reading what came, and slow the other down.
      reading.pause();
      const reference = await perSecond((buyer) => quiet.order(buyer, receipt));
      reading.goOn();
      if (round > 0) measured.push({ ours, reference });
    }
    const name = 'hold + order while receipts are read, beside none read';
    return [ratioFigure(measured, { name, unit: 'orders/s', goal: { atLeast: 0.95 } })];
  } finally {
    reading.goOn();
    await reading.close();
    await quiet.close();
  }
};

/** A page of words, so that the reader has its usual work. */
function bankPage(): Promise<Buffer> {
  const lines = [
    'Transfer successful',
    'RM 50.00',
    'To Bulan Bakery',
    'Account 514200987731',
    'FT2611170045',
  ];
  const words = lines.map(
    (line, index) =>
      `<text x="60" y="${200 + index * 160}" font-size="52" font-family="sans-serif">${line}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="white"/>${words.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
