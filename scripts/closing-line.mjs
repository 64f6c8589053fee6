/**
 * A reporter for vitest that ends the run with one plain line, `12 passed, 0 failed`. An error
 * outside of any test, such as a file that cannot be loaded, counts as a failure.
 */
export default class ClosingLine {
  onTestRunEnd(modules, unhandledErrors) {
    const states = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.result().state));
    const outside = modules
      .flatMap((module) => [module, ...module.children.allSuites()])
      .flatMap((part) => part.errors());
    const count = (state) => states.filter((other) => other === state).length;
    const failed = count('failed') + outside.length + unhandledErrors.length;
    // Printed at the very end, after the summary of the reporter for people.
    process.once('exit', () => console.log(`${count('passed')} passed, ${failed} failed`));
  }
}
