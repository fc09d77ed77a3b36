import { ending } from '../ending.ts';
import { type Call, call, type Details } from './call.ts';

/** Calls by which a person ends the own account. */
export const endingCalls = {
  ending: call('GET', '/:app/account/ending', 'beforeTerms'),
  askForEnding: call('POST', '/:app/account/ending', 'beforeTerms', { stepUp: 'always' }),
  keepAccount: call('DELETE', '/:app/account/ending', 'beforeTerms'),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const endingDetails = () =>
  ({
    ending: {
      source: 'decision F17',
      summary: 'What goes and what stays if the account is ended, and what has to happen first',
      response: ending,
    },
    askForEnding: {
      source: 'decision F17',
      summary: 'Ask that the account be ended in 14 days',
      response: ending,
    },
    keepAccount: {
      source: 'decision F17',
      summary: 'Keep the account after all',
      response: ending,
    },
  }) satisfies Details<typeof endingCalls>;
