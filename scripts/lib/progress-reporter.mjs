// Says to the process that started the tests in Node that few of their files are left, so that others can begin beside them, and which test passed
// only when it was tried again.

/** The share of files after which processors would soon have nothing to do. */
const nearlyAll = 0.85;

export default class ProgressReporter {
  #files = 0;
  #done = 0;
  onTestRunStart(specifications) {
    this.#files = specifications.length;
  }
  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky) process.send?.({ file: testCase.module.moduleId, title: testCase.fullName });
  }
  onTestModuleEnd() {
    this.#done += 1;
    if (this.#done >= this.#files * nearlyAll) process.send?.("few are left");
  }
}
