import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Where the longest files are. By itself Vitest goes by a file's size until it has run once. */
const FIRST = ['/tests/journeys/', '/tests/budget/', '/tests/contract/'];

/** The longest files first, each project's together: what is short fills the gaps at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const rank = ({ moduleId }: TestSpecification) =>
      [...FIRST, ''].findIndex((folder) => moduleId.includes(folder));
    return sorted.sort(
      (one, other) =>
        rank(one) - rank(other) || projects.indexOf(one.project) - projects.indexOf(other.project),
    );
  }
}
