import { openDatabase } from '../database/open-database.ts';
import { StartupProblem } from '../database/startup-problem.ts';
import { quietLog } from './quiet-log.testing.ts';

// A server reduced to its database: opens it, says where, and closes it when its input ends.
const [, , dataDir = ''] = process.argv;
try {
  const { url, close } = await openDatabase({ databaseUrl: null, dataDir, log: quietLog });
  process.stdout.write(`${url}\n`);
  process.stdin.on('end', () => void close().then(() => process.exit(0)));
  process.stdin.resume();
} catch (error) {
  process.stdout.write(error instanceof StartupProblem ? `problem: ${error.message}\n` : `${error}\n`);
  process.exit(1);
}
