// Says to the process that started the tests in Node which test passed only when it was tried again, and what each file took: its loading, and its
// tests with what stands around them.

export default class ProgressReporter {
  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky) process.send?.({ file: testCase.module.moduleId, title: testCase.fullName });
  }
  onTestModuleEnd(testModule) {
    const { collectDuration, setupDuration, duration } = testModule.diagnostic();
    process.send?.({
      file: testModule.moduleId,
      project: testModule.project.name,
      seconds: duration / 1000,
      loading: (collectDuration + setupDuration) / 1000,
    });
  }
}
