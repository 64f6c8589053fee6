import { isWhole, SEED } from './strength.mjs';

/**
 * A reporter for vitest that ends the run with one plain line, `12 passed, 0 failed`. An error
 * outside of any test, such as a file that cannot be loaded, counts as a failure. Before it stands
 * a line for each test that passed on its second try only, and how strong the run was.
 */
export default class ClosingLine {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const states = tests.map((test) => test.result().state);
    const unsteady = tests.filter((test) => test.diagnostic()?.flaky);
    const outside = modules
      .flatMap((module) => [module, ...module.children.allSuites()])
      .flatMap((part) => part.errors());
    const count = (state) => states.filter((other) => other === state).length;
    const failed = count('failed') + outside.length + unhandledErrors.length;
    // Printed at the very end, after the summary of the reporter for people.
    process.once('exit', () => {
      for (const test of unsteady) console.log(`second try: ${test.module.relativeModuleId} > ${test.fullName}`);
      console.log(
        isWhole
          ? `a whole run; PENCILMARK_SEED=${SEED} repeats its random examples`
          : 'a quick run; npm test -- all is the whole',
      );
      console.log(`${count('passed')} passed, ${failed} failed`);
    });
  }
}
