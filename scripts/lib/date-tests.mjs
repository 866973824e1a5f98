import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from './project.mjs';

const folders = ['domain/src', 'web/src'];
/** Of rules, not of screens: these get days and times from the rules, and a lint forbids them the machine's. */
const isTest = /\.test\.ts$/;
/** Whoever makes, reads or writes a date may do so in the machine's time zone. */
const makesDates = /\bnew Date\(|\bDate\.parse\(|\bfc\.date\(|\bIntl\.|\.toLocale\w*\(/;
const imports = /^(?:import|export) (?!type\b)[^;]*? from '([^']+)';$/gm;

/**
 * The tests of rules whose outcome could depend on where the machine stands: they or what they import make dates. A module
 * with a test of its own is left to that, and what lies deeper to a test that imports it itself, where there is one.
 */
export function findDateTests() {
  const tests = folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => isTest.test(file))
      .map((file) => join(folder, file)),
  );
  const ownTestOf = new Map(tests.map((test) => [test.replace(isTest, '.ts'), test]));
  const tested = new Set(tests.flatMap(modulesOf));
  return tests.filter((test) => {
    const modules = modulesOf(test).filter((module) => [test, undefined].includes(ownTestOf.get(module)));
    const reached = new Set([test, ...modules]);
    for (const file of reached) {
      if (makesDates.test(textOf(file))) return true;
      for (const module of modulesOf(file)) if (!tested.has(module)) reached.add(module);
    }
    return false;
  });
}

/** @param {string} file */
const textOf = (file) => readFileSync(inProject(file), 'utf8');

/** Those of ours that a file imports. @param {string} file */
const modulesOf = (file) =>
  [...textOf(file).matchAll(imports)]
    .map(([, path = '']) =>
      path.startsWith('.')
        ? join(dirname(file), path)
        : path.replace(/^@mooncake\/domain\/(.*)$/, 'domain/src/$1.ts'),
    )
    .filter((module) => /\.tsx?$/.test(module) && existsSync(inProject(module)));
