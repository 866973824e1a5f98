import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { inProject, root } from '../lib/project.mjs';

/** Every path a document names must exist: a newcomer follows them. Names with `<` or `*` stand for many. */
const bases = ['.', 'server/src', 'web/src', 'web/src/admin', 'domain/src', 'e2e'];
const looksLikePath = /^(?:[\w.-]+\/)+[\w.-]*$|^[\w-]+\.(?:md|mjs|ts|tsx|css|json|cjs)$/;
/** Made by a build, a start or a person, not part of the tree. */
const madeLater = /^(?:data|DATA_DIR|.*\/dist)\/|^\.?\/?(?:data|dist)\b|^node_modules\//;

/** `kinds/{box,plain}.ts` names two files. @param {string} path @returns {string[]} */
function spread(path) {
  const braces = /^(.*)\{([^}]+)\}(.*)$/.exec(path);
  return braces
    ? (braces[2] ?? '').split(',').map((part) => `${braces[1]}${part.trim()}${braces[3]}`)
    : [path];
}

/** @param {string} text */
function pathsIn(text) {
  const withoutBlocks = text.replaceAll(/^```(?!text)[\s\S]*?^```/gm, '');
  const spans = [...withoutBlocks.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
  const links = [...withoutBlocks.matchAll(/\]\(([^)#\s]+)/g)].map(([, link = '']) => link);
  return [...spans, ...links]
    .flatMap(spread)
    .filter((path) => looksLikePath.test(path) && !madeLater.test(path));
}

const documents = [
  ...(await readdir(root)).filter((name) => name.endsWith('.md')),
  ...(await readdir(inProject('docs'))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
];
let resolved = 0;
for (const document of documents) {
  for (const path of pathsIn(await readFile(inProject(document), 'utf8'))) {
    const places = [dirname(document), ...bases].map((base) => inProject(join(base, path)));
    if (places.some((place) => existsSync(place))) resolved += 1;
    else {
      console.log(`${document} names ${path}, which does not exist`);
      process.exitCode = 1;
    }
  }
}
if (resolved < 10) {
  console.log(`only ${resolved} paths were found in ${documents.length} documents`);
  process.exitCode = 1;
}
