import { writeFile } from 'node:fs/promises';
import { tryBeside } from './beside.ts';
import { removeOpenedShop } from './opened-shop.ts';
import { minutes, readPace } from './pace.ts';
import { atOnce, type Outcome, type Trial } from './proof.ts';
import { type ProofName, proofs } from './proofs.ts';
import { type Figures, writeProofsDocument } from './proofs-document.ts';
import { guardOutShare, type SizeName, sizes } from './sizes.ts';

// npm run prove                     every proof with its whole load
// npm run prove -- NAME             of the named ones
// npm run prove -- short            a tenth of the load, in three minutes
// npm run prove -- short untimed    the same beside other work, as `npm test` does: nothing is judged by how long it takes

const untimed = 'untimed';
const words = process.argv.slice(2);
const isSize = (word: string): word is SizeName => Object.hasOwn(sizes, word);
const isProof = (word: string): word is ProofName => Object.hasOwn(proofs, word);
const size = words.find(isSize) ?? 'whole';
const isTimed = !words.includes(untimed);
const unknown = words.filter((word) => !isProof(word) && !isSize(word) && word !== untimed);
const named = words.filter(isProof);
const { shareOf, withoutGuard, lanes, names: ofSize } = sizes[size];
const names = named.length > 0 ? ofSize.filter((name) => named.includes(name)) : ofSize;
/** The longest by far, of which nobody asks how long it takes: it runs in the time in which the others wait. */
const beside: ProofName = 'model';
/** Beside other work there is no such time. */
const isBeside = names.length > 1 && isTimed && names.includes(beside);
const isToBeNoticed = (name: ProofName) => withoutGuard.some((one) => one === name);

if (unknown.length > 0) {
  console.error(`There is no proof "${unknown.join(', ')}"; there are: ${Object.keys(proofs).join(', ')}.`);
  process.exitCode = 1;
} else await prove().finally(removeOpenedShop);

async function prove(): Promise<void> {
  const pace = readPace(size);
  const begunAt = performance.now();
  const secondsSince = (from: number) => Math.round((performance.now() - from) / 1_000);
  /** As `npm test` counts: each proof, and each of those that notice a missing guard. */
  const report: Report = { passed: 0, failed: 0, skipped: 0, failures: [] };
  let breached = 0;
  const trialOf = (name: ProofName): Trial => ({
    ...{ share: shareOf(name), isGuardOut: false, isTimed },
    say: (step) => console.log(`  ... ${minutes(secondsSince(begunAt))} ${name}: ${step}`),
  });
  const running = isBeside ? tryOut(beside, trialOf(beside), tryBeside) : null;
  const inTurn = isBeside ? [...names.filter((name) => name !== beside), beside] : names;
  const waiting = new Set(inTurn);
  const proveOne = async (name: ProofName) => {
    const startedAt = performance.now();
    const { say, ...how } = trialOf(name);
    const at = inTurn.length - waiting.size + 1;
    const left = pace.left([...waiting], lanes);
    console.log(`\n[${at}/${names.length}] ${name}: ${proofs[name].promise}${left}`);
    waiting.delete(name);
    const outcome = (name === beside ? running : null) ?? tryOut(name, { ...how, say });
    const { figures: found, breaches } = await outcome;
    count(report, name, 'holds', breaches);
    let noticed: string | undefined;
    if (isToBeNoticed(name)) {
      say(`the same with the guard taken out: ${proofs[name].guard}`);
      const trial = { ...how, say, share: Math.min(guardOutShare, shareOf(name)), isGuardOut: true };
      [noticed] = (await tryOut(name, trial)).breaches;
      const missed = noticed === undefined ? ['without its guard the proof holds too'] : [];
      say(`noticed: ${noticed ?? 'nothing at all'}`);
      count(report, name, 'notices its guard taken out', missed);
      breaches.push(...missed);
    }
    const seconds = secondsSince(startedAt);
    console.log(`${breaches.length === 0 ? 'holds' : 'BREACHED'}   ${name}: ${found} (${seconds} s)`);
    for (const breach of breaches.slice(0, 10)) console.log(`  - ${breach}`);
    if (breaches.length > 10) console.log(`  - and ${breaches.length - 10} more`);
    if (breaches.length > 0) breached += 1;
    else pace.took(name, seconds);
    const figures: Figures = { found, noticed: noticed ?? 'nothing at all', breaches };
    // At once: the next one may be cut off.
    if (size === 'whole') await writeProofsDocument(new Map([[name, figures]]));
    done += 1;
    console.log(`progress ${done}/${names.length}`);
  };
  let done = 0;
  await atOnce(inTurn, lanes, proveOne);
  console.log(
    `\n${names.length - breached} hold, ${breached} breached, in ${minutes(secondsSince(begunAt))}`,
  );
  if (process.env.RUN_REPORT) await writeFile(process.env.RUN_REPORT, JSON.stringify(report));
  process.exitCode = breached === 0 ? 0 : 1;
}

/** A proof that fell over has proven nothing, nor has it noticed anything; the others are tried all the same. */
async function tryOut(
  name: ProofName,
  trial: Trial,
  run = (one: ProofName, how: Trial) => proofs[one].run(how),
): Promise<Outcome> {
  return run(name, trial).catch((error: unknown) => {
    const breach = `the proof fell over: ${String(error)}`;
    trial.say(breach);
    return { figures: 'not to its end', breaches: trial.isGuardOut ? [] : [breach] };
  });
}

type Report = { passed: number; failed: number; skipped: number; failures: Failure[] };
type Failure = { title: string; place: string; message: string; files: string[]; command: string };

function count(report: Report, name: ProofName, what: string, breaches: readonly string[]): void {
  if (breaches.length === 0) report.passed += 1;
  else {
    report.failed += 1;
    report.failures.push({
      ...{ title: `${name} ${what}`, place: `prove/src/proofs/${name}.ts`, files: [] },
      ...{ message: breaches.join('\n'), command: `npm run prove -- short ${name}` },
    });
  }
}
