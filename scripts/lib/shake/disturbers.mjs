import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * Loops that leave nobody a whole core, and one that keeps the disk writing. They look for their parent on every
 * round: one that was killed cannot end them.
 * @param {string} file what is written over and over
 */
export function startDisturbers(file) {
  const goOn = `process.ppid === ${process.pid}`;
  const spin = `while (${goOn});`;
  const write = `const fs = require('node:fs');
    const block = Buffer.alloc(4 * 1024 * 1024, 1);
    while (${goOn}) {
      const file = fs.openSync(${JSON.stringify(file)}, 'w');
      for (let count = 0; count < 16; count += 1) { fs.writeSync(file, block); fs.fsyncSync(file); }
      fs.closeSync(file);
    }`;
  const children = [spin, spin, write].map((program) =>
    spawn(process.execPath, ['-e', program], { stdio: 'ignore' }),
  );
  return {
    pids: children.flatMap(({ pid }) => pid ?? []),
    stop() {
      for (const child of children) child.kill('SIGKILL');
      rmSync(file, { force: true });
    },
  };
}
