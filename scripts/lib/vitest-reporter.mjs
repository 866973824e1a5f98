import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './project.mjs';

/** @import { Failure, Report } from './reports.mjs' */
/** @import { TestCase, TestModule, TestSuite } from 'vitest/node' */
/** @typedef {{ message?: string, diff?: string, stacks?: readonly { file: string, line: number }[] }} TestError */
/** @typedef {{ message?: string, stack?: string, VITEST_TEST_PATH?: string }} OutsideError */

/** Tells the run that started it how far the tests are, and writes down at the end what failed. */
export default class RunReporter {
  #files = 0;
  #done = 0;

  /** @param {readonly unknown[]} files */
  onTestRunStart(files) {
    this.#files = files.length;
  }

  onTestModuleEnd() {
    this.#done += 1;
    console.log(`progress ${this.#done}/${this.#files}`);
  }

  /** @param {readonly TestModule[]} modules @param {readonly OutsideError[]} errors */
  onTestRunEnd(modules, errors) {
    /** @type {Report} */
    const report = { passed: 0, failed: 0, skipped: 0, failures: [] };
    for (const module of modules) addModule(report, module);
    for (const error of errors) report.failures.push(failureOutside(error));
    report.failed += errors.length;
    writeFileSync(process.env.RUN_REPORT ?? '', JSON.stringify(report));
  }
}

/** @param {Report} report @param {TestModule} module */
function addModule(report, module) {
  const file = relative(root, module.moduleId);
  const kept = new Set([module, ...module.children.allSuites()].flatMap((suite) => addErrors(report, suite)));
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === 'passed') report.passed += 1;
    else if (state === 'failed') {
      report.failed += 1;
      report.failures.push(failureIn(file, test.fullName, errors[0], test.location?.line));
    } else if (!kept.has(test)) report.skipped += 1;
  }
}

/**
 * What failed around the tests of a file or a suite: while it was read, or before or after them. Those it kept from
 * running, which are given back, did not pass, and nobody chose to skip them.
 * @param {Report} report
 * @param {TestModule | TestSuite} suite
 * @returns {TestCase[]}
 */
function addErrors(report, suite) {
  const isModule = suite.type === 'module';
  const file = relative(root, (isModule ? suite : suite.module).moduleId);
  const title = `${isModule ? 'the file' : suite.fullName}, outside its tests`;
  const errors = suite.errors();
  if (errors.length === 0) return [];
  for (const error of errors) {
    report.failures.push(failureIn(file, title, error, isModule ? undefined : suite.location?.line));
  }
  const kept = [...suite.children.allTests()].filter(
    (test) => test.result().state === 'skipped' && test.options.mode === 'run',
  );
  report.failed += Math.max(errors.length, kept.length);
  return kept;
}

/**
 * @param {string} file
 * @param {string} title
 * @param {TestError | undefined} error
 * @param {number} [declaredAt]
 * @returns {Failure}
 */
function failureIn(file, title, error, declaredAt) {
  const line = error?.stacks?.find((frame) => frame.file.endsWith(file))?.line ?? declaredAt;
  const message = stripVTControlCharacters([error?.message, error?.diff].filter(Boolean).join('\n'));
  return { title, place: line ? `${file}:${line}` : file, message, files: [], command: commandOf(file) };
}

/** Thrown while no test waited for it; the file that ran then is known, where one did. @param {OutsideError} error */
function failureOutside({ message = '', stack = message, VITEST_TEST_PATH: path }) {
  const title = 'an error outside every test';
  if (!path) return { title, place: '', message: stack, files: [] };
  const file = relative(root, path);
  const [, line] = stack.split(`${file}:`)[1]?.match(/^(\d+)/) ?? [];
  const place = line ? `${file}:${line}` : file;
  return { title, place, message: stack, files: [], command: commandOf(file) };
}

/** In the time zone of this run, where one was asked for: elsewhere the test may pass. @param {string} file */
const commandOf = (file) => `${process.env.TZ ? `TZ=${process.env.TZ} ` : ''}npm test -- ${file}`;
