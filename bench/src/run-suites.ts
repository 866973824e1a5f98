import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Figure, type Goal, isReached, measureOf, type Suite } from './figures.ts';
import { stopShops } from './shop.ts';

const maxMinutes = 15;
const reportFile = fileURLToPath(new URL('../../bench-report.json', import.meta.url));

type Suites = Readonly<Record<string, { seconds: number; run: Suite }>>;

/** Runs the suites asked for, all of them where none is; the exit code tells whether every goal was reached. */
export async function runSuites(suites: Suites, asked: readonly string[]): Promise<void> {
  const unknown = asked.filter((name) => !Object.hasOwn(suites, name));
  if (unknown.length > 0) {
    console.error(`There is no bench "${unknown.join(', ')}"; there are: ${Object.keys(suites).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const chosen = Object.entries(suites).filter(([name]) => asked.length === 0 || asked.includes(name));
  const startedAt = performance.now();
  const figures: (Figure & { suite: string })[] = [];
  const tooLong = setTimeout(() => void giveUp(), maxMinutes * 60_000);

  try {
    for (const [at, [name, { run }]] of chosen.entries()) {
      const left = timeLeft(chosen.slice(0, at), chosen.slice(at), performance.now() - startedAt);
      console.log(`\n[${at + 1}/${chosen.length}] ${name}, about ${left} left`);
      for (const figure of await run((step) => console.log(`  ... ${step}`))) {
        figures.push({ suite: name, ...figure });
        console.log(describe(figure));
      }
    }
  } finally {
    clearTimeout(tooLong);
    await stopShops();
    // Also where a suite fell over: what was measured before it counts.
    await writeReport(figures);
  }
  const missed = figures.filter((figure) => !isReached(figure));
  console.log(
    `\n${figures.length - missed.length} of ${figures.length} goals reached; see bench-report.json`,
  );
  if (missed.length > 0) process.exitCode = 1;

  async function giveUp() {
    console.error(`\nStopped after ${maxMinutes} minutes; what was not measured yet is missing.`);
    await stopShops();
    await writeReport(figures);
    process.exit(1);
  }
}

/** By the pace so far: a busy machine needs longer than the seconds the list names. */
function timeLeft(
  done: [string, { seconds: number }][],
  todo: [string, { seconds: number }][],
  spent: number,
) {
  const planned = (list: typeof done) => list.reduce((sum, [, { seconds }]) => sum + seconds, 0);
  const pace = done.length === 0 ? 1 : spent / 1000 / planned(done);
  const seconds = Math.round(planned(todo) * pace);
  return seconds < 90 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}

function describe(figure: Figure): string {
  const [low, high] = figure.spread;
  const sides = [figure.ours, ...(figure.reference === null ? [] : [figure.reference])];
  const measured = `${sides.map(short).join(' against ')} ${figure.unit}`;
  const verdict = isReached(figure) ? '' : '   BELOW THE GOAL';
  return `${figure.name.padEnd(44)} ${short(measureOf(figure)).padStart(8)}   ${`${short(low)}-${short(high)}`.padEnd(15)} ${words(figure.goal).padEnd(16)} ${measured}${verdict}`;
}

const words = (goal: Goal) => ('atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`);

/** Three digits say all that a bench can know. */
const short = (value: number) => String(Number(value.toPrecision(3)));

async function writeReport(figures: readonly Figure[]): Promise<void> {
  const machine = { node: process.version, cores: cpus().length, load: loadavg().map(short) };
  const report = {
    at: new Date(),
    machine,
    figures: figures.map((figure) => ({ ...figure, isReached: isReached(figure) })),
  };
  await writeFile(reportFile, `${JSON.stringify(report, null, 2)}\n`);
}
