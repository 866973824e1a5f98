import { resolve } from 'node:path';
import process from 'node:process';
import { readOwnConfig } from './config.ts';
import { StartupProblem } from './database/startup-problem.ts';
import { startWatchdog } from './health/watchdog.ts';
import { keepNextTickFast } from './lib/keep-next-tick-fast.ts';
import { createLog } from './log.ts';
import { createLogDestination } from './log-destination.ts';
import { type RunningServer, startServer } from './start-server.ts';

/** From src/ and from the built dist/ alike. */
const projectRoot = resolve(import.meta.dirname, '../..');
const maxStopMs = 9_500;
/** npm passes a Ctrl+C on that the terminal has sent already: an echo, not impatience. */
const echoMs = 1_000;
const flushMs = 500;

// The few words for people may find a full disk or a closed window; that is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const logDestination = createLogDestination(2);
startWatchdog();
keepNextTickFast();

try {
  const config = readOwnConfig(projectRoot);
  const starting = startServer({ config, log: createLog(config.logLevel, logDestination), projectRoot });
  stopOnSignal(starting);
  greet(await starting, config.publicUrl, config.adminEmail);
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

function greet({ hasPages, invitationLink }: RunningServer, publicUrl: string, adminEmail: string) {
  const lines = [
    `The shop is open at ${publicUrl}`,
    ...(hasPages ? [] : ['Its pages are not built, so only the API answers (npm run build makes them).']),
    ...(invitationLink ? [`First admin (${adminEmail}), sign up once at ${invitationLink}`] : []),
    'Stop it with Ctrl+C.',
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

function stopOnSignal(starting: Promise<RunningServer>) {
  let askedAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > echoMs) process.exit(1);
      return;
    }
    askedAt = Date.now();
    setTimeout(() => process.exit(1), maxStopMs).unref();
    starting
      // At a terminal nobody has to be told first.
      .then((server) => server.stop(signal === 'SIGINT' ? 0 : undefined))
      .finally(() => logDestination.flush(flushMs))
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
