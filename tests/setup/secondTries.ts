import type { Reporter, TestCase } from 'vitest/node';

/** Names at the end who passed only with a second try: luck that is to be looked into, not kept quiet. */
export default class SecondTries implements Reporter {
  private readonly lucky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.lucky.push(`${test.module.moduleId} > ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.lucky) process.stdout.write(`Passed with a second try: ${name}\n`);
  }
}
