import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Journeys first, and of them the one that takes longest: what is short fills the gaps at the end. The files of a
 * project stay together, so that those that share their modules share a worker.
 */
export class JourneysFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification) =>
      moduleId.endsWith('/journeys/gates.test.ts') ? 0 : project.name === 'journeys' ? 1 : 2;
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
