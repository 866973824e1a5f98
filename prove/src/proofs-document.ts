import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Proof } from './proof.ts';
import { type ProofName, proofs } from './proofs.ts';

const file = fileURLToPath(new URL('../../docs/proofs.md', import.meta.url));
/** Entries were not dated before this day. */
const datedSince = '18 Nov 2026';

const opening = `# Proofs

What the shop promises, tried against the built product ("model": against its use cases). \`npm run prove\` tries all of it with the whole load, \`npm run prove -- NAME\`
one; each is tried again with its guard taken out, and must then fail. This file is written by the command.
\`npm run prove -- short\` tries a tenth of each load, the goal for all of it is three minutes on two cores; \`prove/src/sizes.ts\` says where it is not a tenth, and why, and which
are tried there without their guard. \`npm test\` tries the same (\`-- short untimed\`), where counts decide and no time limits, because all other tests run beside it.
The model runs beside the others, in the time in which they wait. The goal for the whole load is 45 minutes on two cores; "When" says when each was tried, not that
all were tried in one go. Times hold for a machine that does nothing else: where others use it too, a limit in seconds may be missed without a fault.
`;

/** What was counted, the first thing that was noticed without the guard, and what did not hold. */
export type Figures = { found: string; noticed: string; breaches: readonly string[] };
type Entry = { tried: string; guard: string; noticed: string; found: string; when: string };

/** Writes what was found, held or breached; a proof that was not tried this time keeps its last entry, with how it was tried then. */
export async function writeProofsDocument(found: ReadonlyMap<ProofName, Figures>): Promise<void> {
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  const parts = Object.entries(proofs).map(([name, proof]) => {
    const figures = [...found].find(([each]) => each === name)?.[1];
    const entry = figures ? entryOf(proof, figures) : (entryBefore(before, name) ?? notTried(proof));
    return `
## ${name}

${proof.promise}

- **Tried**: ${entry.tried}
- **Guard taken out**: ${entry.guard}; noticed: ${entry.noticed}
- **Found**: ${entry.found}
- **When**: ${entry.when}
`;
  });
  await writeFile(file, opening + parts.join(''));
}

function entryOf({ tried, guard }: Proof, { found, noticed, breaches }: Figures): Entry {
  const [first, ...others] = breaches;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return {
    ...{ tried, guard, noticed: inOneLine(noticed), when: `${today()}, ${triedCommit()}` },
    found: first === undefined ? found : `**breached**: ${inOneLine(first)}${more}; ${found}`,
  };
}

const never = 'not tried yet';
const notTried = ({ tried, guard }: Proof): Entry => ({
  tried,
  guard,
  noticed: never,
  found: never,
  when: never,
});

function entryBefore(document: string, name: string): Entry | null {
  const [, section = ''] = document.split(new RegExp(`^## ${name}$`, 'm'));
  const [own = ''] = section.split(/^## /m);
  const [, tried = '', guard = '', noticed = '', found = never] =
    /^- \*\*Tried\*\*: (.*)\n- \*\*Guard taken out\*\*: (.*?); noticed: (.*)\n- \*\*Found\*\*: (.*)$/m.exec(
      own,
    ) ?? [];
  const when = /^- \*\*When\*\*: (.*)$/m.exec(own)?.[1] ?? `before ${datedSince}`;
  return found === never ? null : { tried, guard, noticed, found, when };
}

/** What was noticed may quote an answer of many lines. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 300);

const today = (): string =>
  new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** Of the code that was tried; what was not committed cannot be named. */
function triedCommit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  try {
    const commit = git('rev-parse', '--short=10', 'HEAD');
    const isChanged = git('status', '--porcelain', '--', ':/', ':!/docs') !== '';
    return `commit ${commit}${isChanged ? ' with changes that were not committed' : ''}`;
  } catch {
    return 'a copy without its history';
  }
}
