import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadSharp } from '../../server/src/files/load-sharp.ts';
import { startReceiptReader } from '../../server/src/receipts/reading/receipt-reader.ts';
import {
  drawSample,
  layoutNames,
} from '../../server/src/receipts/reading/samples/receipt-samples.testing.ts';
import { type Figure, type Round, ratioFigure, valueFigure } from './figures.ts';

const program = fileURLToPath(new URL('../../server/dist/receipt-reader-program.js', import.meta.url));
/** Making a picture of a phone's size smaller so often is the reference: work of the same kind on the same machine. */
const resizes = 10;

/** What one receipt costs: its time as a multiple of making pictures smaller, and the memory of the process. */
export async function benchReceipts(say: (step: string) => void): Promise<Figure[]> {
  const reader = startReceiptReader({ program });
  if (!reader.isInstalled) throw new Error('The packages that read receipts are not installed.');
  const sharp = await loadSharp();
  const measured: Round[] = [];
  const megabytes: number[] = [];
  try {
    say('a receipt of every layout');
    for (const [at, layout] of layoutNames.entries()) {
      const sample = {
        layout,
        damage: 'cropped',
        language: 'English',
        trap: 'none',
        seed: 100 + at,
      } as const;
      const { bytes } = await drawSample(sample);
      // The first one also starts the process.
      if (at === 0) await reader.read({ bytes, kind: 'jpeg' });
      const reference = await timeOf(async () => {
        for (let time = 0; time < resizes; time += 1) await sharp(bytes).resize(1_000).png().toBuffer();
      });
      const ours = await timeOf(() => reader.read({ bytes, kind: 'jpeg' }));
      measured.push({ ours, reference });
      megabytes.push(memoryOfProgram());
    }
  } finally {
    await reader.close();
  }
  return [
    ratioFigure(measured, { name: 'reading a receipt', unit: 'ms', goal: { atMost: 6 } }),
    valueFigure(megabytes, { name: 'memory while receipts are read', unit: 'MB', goal: { atMost: 450 } }),
  ];
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function memoryOfProgram(): number {
  const list = execFileSync('ps', ['-eo', 'ppid,rss,args'], { encoding: 'utf8' }).split('\n');
  const line = list.find((one) => one.trim().startsWith(`${process.pid} `) && one.includes(program)) ?? '';
  return Number(line.trim().split(/\s+/)[1]) / 1024;
}
