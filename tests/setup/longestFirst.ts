import { BaseSequencer, type TestSpecification } from 'vitest/node';

const journeys = ['languages', 'staffDesk', 'gates', 'states', 'staffReview', 'agency', 'accounts'];
const ofServer = [
  'tests/contract/server',
  'server/start-safety',
  'tests/contract/fixtures',
  'server/hostile',
  'server/core/db/embedded/account',
  'server/sign-in/races',
  'server/core/db/embedded/embedded',
  'server/backup/backup',
  'server/slow-input',
  'server/start',
  'server/core/db/failover',
  'server/core/files/s3',
  'server/reports/recount',
  'server/agencies/agencyRenewal',
  'server/optional/tracing/tracing',
  'server/core/db/embedded/recovery',
];
/** Parts of the paths of the longest files, in order. By itself Vitest goes by a file's size until it has run once. */
const LONGEST = [
  ...journeys.map((name) => `/tests/journeys/${name}.test.`),
  '/tests/journeys/',
  '/tests/budget/',
  ...ofServer.map((name) => `/${name}.test.`),
];

/** The longest files first, journeys before all others: what is short fills the gaps at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((part) => moduleId.includes(part));
      return at < 0 ? LONGEST.length : at;
    };
    const places = new Map(
      sorted.map((file) => [file, [rank(file), projects.indexOf(file.project)] as const]),
    );
    return sorted.sort((one, other) => {
      const [a, b] = [places.get(one) ?? [], places.get(other) ?? []];
      return a.map((place, at) => place - (b[at] ?? 0)).find(Boolean) ?? 0;
    });
  }
}
