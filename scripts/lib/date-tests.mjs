import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

const folders = ['domain/src', 'web/src'];
/** Of rules, not of screens: these get days and times from the rules, and a lint forbids them the machine's. */
const isTest = /\.test\.ts$/;
/** Whoever speaks of dates or times may read the machine's time zone. */
const speaksOfDates = /\bDate\b|\d{4}-\d{2}-\d{2}|calendar|format-moment/;

/** The tests of rules whose outcome could depend on where the machine stands. */
export function findDateTests() {
  return folders.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => isTest.test(file))
      .map((file) => join(folder, file))
      .filter((file) => speaksOfDates.test(readFileSync(inProject(file), 'utf8'))),
  );
}
