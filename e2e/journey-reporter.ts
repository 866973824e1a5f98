import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type {
  FullConfig,
  Location,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

const root = join(import.meta.dirname, '..');

/** Where a stack passes through our own files, and through the journey that can be run again. */
const ownLine = /e2e\/(?:journeys|support)\/[\w/.-]+\.ts:\d+/;
const journeyFile = /e2e\/journeys\/[\w/.-]+\.spec\.ts/;

type Failure = { title: string; place: string; message: string; files: string[]; command?: string };

/** Tells the run that started it how far the journeys are, and writes down at the end what failed. */
export default class JourneyReporter implements Reporter {
  private total = 0;
  private done = 0;
  private passed = 0;
  private skipped = 0;
  private readonly failures: Failure[] = [];

  onBegin(_config: FullConfig, suite: Suite) {
    this.total = suite.allTests().length;
  }

  onTestEnd(test: TestCase, result: TestResult) {
    this.done += 1;
    process.stdout.write(`progress ${this.done}/${this.total}\n`);
    if (result.status === 'skipped') this.skipped += 1;
    else if (test.ok()) this.passed += 1;
    else this.failures.push(failureOf(test, result));
  }

  onError({ location, stack, message, value }: TestError) {
    const words = stripVTControlCharacters(stack ?? message ?? value ?? '');
    const place = location ? placeOf(location) : (ownLine.exec(words)?.[0] ?? '');
    const journey = journeyFile.exec(`${place} ${words}`)?.[0];
    this.failures.push({
      title: 'an error outside every journey',
      place,
      message: words,
      files: [],
      ...(journey && { command: `npm test -- ${journey}` }),
    });
  }

  onEnd() {
    const { passed, skipped, failures } = this;
    const report = { passed, failed: failures.length, skipped, failures };
    writeFileSync(process.env.RUN_REPORT ?? '', JSON.stringify(report));
  }
}

/** What went wrong and at which line: a journey is long, and its first line says nothing of where it broke. */
function wordsOf({ message = '', location }: TestError): string {
  const where = location ? `${placeOf(location)} ` : '';
  return where + stripVTControlCharacters(message);
}

const placeOf = ({ file, line }: Location) => `${relative(root, file)}:${line}`;

function failureOf(test: TestCase, result: TestResult): Failure {
  const [, project = '', , ...titles] = test.titlePath();
  const place = placeOf(test.location);
  return {
    title: `${titles.join(' › ')} (${project})`,
    place,
    message: result.errors.map(wordsOf).join('\n'),
    files: result.attachments.flatMap(({ path }) => (path ? [relative(root, path)] : [])),
    command: `npm test -- ${place} --project=${project}`,
  };
}
