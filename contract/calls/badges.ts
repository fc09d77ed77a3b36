import { fileContent } from '../records.ts';
import { type Call, call, type Details } from './call.ts';

export const badgesCalls = {
  downloadBadge: call('GET', '/:app/:brand/associate/badge', 'accredited'),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const badgesDetails = () =>
  ({
    downloadBadge: {
      source: 'decision C12',
      summary: "The person's badge, as a token of Open Badges 3.0, in the language of the visitor",
      response: fileContent,
    },
  }) satisfies Details<typeof badgesCalls>;
