import { createHash } from 'node:crypto';

/** @typedef {{ files: string[], seed: number }} Batch What runs at once. Its files and its seed say all there is to repeat. */

/** Enough files that they meet each other, few enough that a failure is told soon. */
const journeysAtOnce = 5;
const testsAtOnce = 12;

/** @param {string} file */
export const isJourney = (file) => file.startsWith('e2e/');

/** Only files of one kind can share a shop or a process. @param {string} file */
const kindOf = (file) => (file.includes('.process.test.') ? 'processes' : file.split('/')[0]);

/** A number that a seed and a name decide. @param {number} seed @param {string} name */
const draw = (seed, name) => createHash('sha256').update(`${seed} ${name}`).digest().readUInt32BE();

/**
 * All files in random order, among random neighbours; each batch has a seed of its own.
 * @param {readonly string[]} files
 * @param {number} seed
 * @returns {Batch[]}
 */
export function shuffledBatches(files, seed) {
  const batches = oneOfEachKind(shuffled(files, seed), seed).flatMap(({ files: ofKind }) => {
    const size = ofKind.some(isJourney) ? journeysAtOnce : testsAtOnce;
    const count = Math.ceil(ofKind.length / size);
    return Array.from({ length: count }, (_, at) => ofKind.slice(at * size, (at + 1) * size));
  });
  return shuffled(
    batches.map((batch) => batch.join(' ')),
    seed,
  ).map((batch) => ({ files: batch.split(' '), seed: draw(seed, batch) % 1_000_000 }));
}

/** The files as one batch, as far as they can be one. @param {readonly string[]} files @param {number} seed @returns {Batch[]} */
export function oneOfEachKind(files, seed) {
  return [...new Set(files.map(kindOf))].map((kind) => ({
    files: files.filter((file) => kindOf(file) === kind),
    seed,
  }));
}

/** What repeats a batch. @param {Batch} batch */
export const commandOf = ({ files, seed }) => `npm run shake -- ${files.join(' ')} --seed ${seed}`;

/** @param {readonly string[]} names @param {number} seed */
function shuffled(names, seed) {
  return names
    .map((name) => ({ name, place: draw(seed, name) }))
    .sort((a, b) => a.place - b.place)
    .map(({ name }) => name);
}
