import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type ProofName, proofs } from './proofs.ts';

const file = fileURLToPath(new URL('../../docs/proofs.md', import.meta.url));

const opening = `# Proofs

What the shop promises, tried against the built product. \`npm run prove\` tries all of it with the whole load, \`npm run prove -- NAME\`
one, \`npm run prove -- short\` a tenth; each is tried again with its guard taken out, and must then fail. This file is written by the command.
`;

/** Writes what was found; a proof that was not tried this time keeps its last figures. */
export async function writeProofsDocument(found: ReadonlyMap<ProofName, string>): Promise<void> {
  const before = existsSync(file) ? await readFile(file, 'utf8') : '';
  const parts = Object.entries(proofs).map(([name, { promise, tried, guard }]) => {
    const earlier = new RegExp(`## ${name}\n[^#]*- \\*\\*Found\\*\\*: (.*)\n`).exec(before)?.[1];
    const figures = [...found].find(([each]) => each === name)?.[1] ?? earlier ?? 'not tried yet';
    return `
## ${name}

${promise}

- **Tried**: ${tried}
- **Guard taken out**: ${guard}
- **Found**: ${figures}
`;
  });
  await writeFile(file, opening + parts.join(''));
}
