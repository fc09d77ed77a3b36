import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The journeys that take longest, longest first. */
const LONGEST = ['gates', 'states', 'staffDesk', 'agency'];

/** The longest journeys first: what is short fills the gaps at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/journeys/${name}.test.ts`));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
