import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ProofName, proofs } from './proofs.ts';

const file = fileURLToPath(new URL('../../docs/proofs.md', import.meta.url));

const opening = `# Proofs

What the shop promises, tried against the built product. \`npm run prove\` tries all of it with the whole load, \`npm run prove -- NAME\`
one, \`npm run prove -- short\` a tenth; each is tried again with its guard taken out, and must then fail. This file is written by the command.
`;

/** What was counted, and the first thing that was noticed without the guard. */
export type Figures = { found: string; noticed: string };

/** Writes what was found; a proof that was not tried this time keeps its last figures. */
export async function writeProofsDocument(found: ReadonlyMap<ProofName, Figures>): Promise<void> {
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  const parts = Object.entries(proofs).map(([name, { promise, tried, guard }]) => {
    const [, noticedBefore, foundBefore] =
      new RegExp(`## ${name}\n[^#]*?; noticed: (.*)\n- \\*\\*Found\\*\\*: (.*)\n`).exec(before) ?? [];
    const figures = [...found].find(([each]) => each === name)?.[1] ?? {
      ...{ found: foundBefore ?? 'not tried yet', noticed: noticedBefore ?? 'not tried yet' },
    };
    return `
## ${name}

${promise}

- **Tried**: ${tried}
- **Guard taken out**: ${guard}; noticed: ${figures.noticed}
- **Found**: ${figures.found}
`;
  });
  await writeFile(file, opening + parts.join(''));
}
