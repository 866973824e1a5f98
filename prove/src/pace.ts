import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const file = fileURLToPath(new URL('../../.cache/proof-seconds.json', import.meta.url));
const secondsSchema = z.record(z.string(), z.number());

export type Pace = {
  /** How long these will take, so many at once, as far as they were tried here before; empty where nothing is known. */
  left: (names: readonly string[], lanes: number) => string;
  took: (name: string, seconds: number) => void;
};

/** Remembers how long each proof of a size took on this machine. */
export function readPace(size: string): Pace {
  const known = existsSync(file) ? secondsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  return {
    left(names, lanes) {
      const seconds = names.reduce((sum, name) => sum + (known[`${size} ${name}`] ?? 0), 0);
      return seconds === 0 ? '' : `; about ${minutes(Math.round(seconds / lanes))} left`;
    },
    took(name, seconds) {
      known[`${size} ${name}`] = seconds;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(known));
    },
  };
}

export const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
