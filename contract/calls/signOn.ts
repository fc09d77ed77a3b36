import { z } from 'zod';
import { signOnForm } from '../forms/factors.ts';
import * as records from '../records.ts';
import { type Call, call, type Details } from './call.ts';

/** Calls for single sign-on of staff. A back end without it answers 404, as the fixtures do. */
export const signOnCalls = {
  signOns: call('GET', '/:app/account/signOns', 'staff'),
  linkSignOn: call('POST', '/:app/account/signOns', 'staff', { stepUp: 'always' }),
  unlinkSignOn: call('DELETE', '/:app/account/signOns/:id', 'staff', { stepUp: 'always' }),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const signOnDetails = () =>
  ({
    signOns: {
      source: 'decision F12',
      summary: 'The accounts at providers of single sign-on that open the account of the person',
      response: z.object({ content: z.array(records.signOn) }),
    },
    linkSignOn: {
      source: 'decision F12',
      summary: 'The address at a provider to go to, where the person says which account to link',
      body: signOnForm,
      response: z.object({ address: z.string() }),
    },
    unlinkSignOn: {
      source: 'decision F12',
      summary: 'An account at a provider opens this one no more; ends other sessions',
    },
  }) satisfies Details<typeof signOnCalls>;
