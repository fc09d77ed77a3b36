import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The journeys that take longest, longest first. */
const LONGEST = ['languages', 'staffDesk', 'gates', 'states', 'staffReview', 'agency', 'accounts'];

/**
 * The longest journeys first: what is short fills the gaps at the end. In each project, files that ask for an environment
 * of their own come last: where the next file needs another one a worker is ended, with all that its files share.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/journeys/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    const places = new Map(
      sorted.map((file) => [
        file,
        [rank(file), projects.indexOf(file.project), Number(asksForEnvironment(file))] as const,
      ]),
    );
    return sorted.sort((one, other) => {
      const [a, b] = [places.get(one) ?? [], places.get(other) ?? []];
      return a.map((place, at) => place - (b[at] ?? 0)).find(Boolean) ?? 0;
    });
  }
}

const asksForEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
