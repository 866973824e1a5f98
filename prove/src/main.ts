import { type ProofName, proofs } from './proofs.ts';
import { type Figures, writeProofsDocument } from './proofs-document.ts';

// npm run prove                  every proof with its whole load
// npm run prove -- short NAME    a tenth of it, of the named ones

const [shortShare, wholeShare, guardOutShare] = [0.1, 1, 0.02];

const words = process.argv.slice(2);
const isShort = words.includes('short');
const isProof = (word: string): word is ProofName => Object.hasOwn(proofs, word);
const asked = words.filter((word) => word !== 'short');
const unknown = asked.filter((word) => !isProof(word));
const named = asked.filter(isProof);
const names = named.length > 0 ? named : Object.keys(proofs).filter(isProof);

if (unknown.length > 0) {
  console.error(`There is no proof "${unknown.join(', ')}"; there are: ${Object.keys(proofs).join(', ')}.`);
  process.exitCode = 1;
} else await prove();

async function prove(): Promise<void> {
  const figures = new Map<ProofName, Figures>();
  let breached = 0;
  for (const [at, name] of names.entries()) {
    const startedAt = performance.now();
    const say = (step: string) => console.log(`  ... ${step}`);
    console.log(`\n[${at + 1}/${names.length}] ${name}: ${proofs[name].promise}`);
    const { figures: found, breaches } = await proofs[name].run({
      ...{ share: isShort ? shortShare : wholeShare, isGuardOut: false, say },
    });
    say(`the same with the guard taken out: ${proofs[name].guard}`);
    const withoutGuard = await proofs[name].run({ share: guardOutShare, isGuardOut: true, say });
    const [noticed] = withoutGuard.breaches;
    if (noticed) say(`noticed: ${noticed}`);
    else breaches.push('without its guard the proof holds too');

    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    console.log(`${breaches.length === 0 ? 'holds' : 'BREACHED'}   ${name}: ${found} (${seconds} s)`);
    for (const breach of breaches.slice(0, 10)) console.log(`  - ${breach}`);
    if (breaches.length > 10) console.log(`  - and ${breaches.length - 10} more`);
    if (breaches.length > 0) breached += 1;
    if (!isShort) figures.set(name, { found, noticed: noticed ?? 'nothing at all', breaches });
  }
  if (figures.size > 0) await writeProofsDocument(figures);
  console.log(`\n${names.length - breached} hold, ${breached} breached`);
  process.exitCode = breached === 0 ? 0 : 1;
}
