import { afterAll, beforeAll, describe } from 'vitest';
import { acknowledgement } from './cases/acknowledgement.ts';
import { agency } from './cases/agency.ts';
import { agencyChange } from './cases/agencyChange.ts';
import { associateForm } from './cases/associateForm.ts';
import { content } from './cases/content.ts';
import { endpoints } from './cases/endpoints.ts';
import { gates } from './cases/gates.ts';
import { invitationList } from './cases/invitationList.ts';
import { invitationRow } from './cases/invitationRow.ts';
import { invitationSend } from './cases/invitationSend.ts';
import { joinAgency } from './cases/joinAgency.ts';
import { order } from './cases/order.ts';
import { profile } from './cases/profile.ts';
import { renewal, renewalTogether } from './cases/renewal.ts';
import { reportReadingCases } from './cases/reportReading.ts';
import { reports } from './cases/reports.ts';
import { reset } from './cases/reset.ts';
import { session } from './cases/session.ts';
import { signUp } from './cases/signUp.ts';
import { strangeInput } from './cases/strangeInput.ts';
import { teamCases } from './cases/team.ts';
import { type BackEnd, type Cases, Hub } from './hub.ts';

const suite: Record<string, Cases> = {
  endpoints,
  'order of refusals': order,
  'strange input': strangeInput,
  gates,
  'settings, policy and profile': profile,
  session,
  'invitation list': invitationList,
  'sending invitations': invitationSend,
  'invitation row': invitationRow,
  'joining an agency': joinAgency,
  'associate form': associateForm,
  acknowledgement,
  content,
  'making accounts': signUp,
  reset,
  agency,
  'changes of an approved agency': agencyChange,
  'agency renewal': renewal,
  'associates renewing with their agency': renewalTogether,
  reports,
  'what is read in reports': reportReadingCases,
  'the team at a glance': teamCases,
};

/** Runs all cases against a back end; each part of the suite gets a back end of its own, with fresh demo data. */
export function runSuite(start: () => Promise<BackEnd>): void {
  describe.each(Object.entries(suite))('%s', (_, cases) => {
    const hub = new Hub();
    beforeAll(async () => hub.open(await start()));
    afterAll(() => hub.close());
    cases(hub);
  });
}
