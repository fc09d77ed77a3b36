import type { Reporter, TestCase, TestModule, TestSuite, Vitest } from 'vitest/node';

/** Names at the end of a run what was skipped, and for want of what. */
export class NamesSkipped implements Reporter {
  #vitest: Vitest | undefined;
  #write: (line: string) => unknown;

  constructor(write: (line: string) => unknown = (line) => process.stdout.write(line)) {
    this.#write = write;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // Whoever asks for tests by name has skipped the others.
    if (this.#vitest?.getGlobalTestNamePattern()) return;
    for (const line of modules.flatMap(skippedIn).sort()) this.#write(line);
  }
}

/** A group that is skipped as a whole stands for its tests. */
function skippedIn(parent: TestModule | TestSuite): string[] {
  return [...parent.children].flatMap((task) => {
    const { missing } = task.meta();
    if (missing) return [lineOf(task, missing)];
    if (task.type === 'suite') return skippedIn(task);
    return task.result().state === 'skipped' ? [lineOf(task, 'a reason')] : [];
  });
}

const lineOf = ({ module, fullName }: TestCase | TestSuite, missing: string) =>
  `Skipped without ${missing}: ${module.relativeModuleId} > ${fullName}\n`;
