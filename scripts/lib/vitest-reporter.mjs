import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './project.mjs';

/** @import { Failure, Report } from './reports.mjs' */
/** @import { TestModule, TestCase } from 'vitest/node' */

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

  /** @param {readonly TestModule[]} modules @param {readonly { message?: string, stack?: string }[]} errors */
  onTestRunEnd(modules, errors) {
    /** @type {Report} */
    const report = { passed: 0, failed: 0, skipped: 0, failures: [] };
    for (const module of modules) addModule(report, module);
    for (const { message = '', stack = message } of errors) {
      report.failures.push({ title: 'an error outside every test', place: '', message: stack, files: [] });
    }
    report.failed = report.failures.length;
    writeFileSync(process.env.RUN_REPORT ?? '', JSON.stringify(report));
  }
}

/** @param {Report} report @param {TestModule} module */
function addModule(report, module) {
  const file = relative(root, module.moduleId);
  for (const error of module.errors()) {
    report.failures.push({ title: 'the file does not load', place: file, message: words(error), files: [] });
  }
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') report.passed += 1;
    else if (state === 'failed') report.failures.push(failureOf(test, file));
    else report.skipped += 1;
  }
}

/** @param {TestCase} test @param {string} file @returns {Failure} */
function failureOf(test, file) {
  const [error] = test.result().errors ?? [];
  const line = error?.stacks?.find((frame) => frame.file.endsWith(file))?.line ?? test.location?.line;
  return { title: test.fullName, place: line ? `${file}:${line}` : file, message: words(error), files: [] };
}

/** @param {{ message?: string, diff?: string } | undefined} error */
const words = (error) => [error?.message, error?.diff].filter(Boolean).join('\n');
