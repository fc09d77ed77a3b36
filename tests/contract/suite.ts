import { afterAll, beforeAll, describe } from 'vitest';
import { acknowledgement } from './cases/acknowledgement.ts';
import { agency } from './cases/agency.ts';
import { agencyChange } from './cases/agencyChange.ts';
import { agreements } from './cases/agreements.ts';
import { associateForm } from './cases/associateForm.ts';
import { certificates } from './cases/certificates.ts';
import { content } from './cases/content.ts';
import { copiedTexts } from './cases/copiedTexts.ts';
import { dataExports } from './cases/dataExports.ts';
import { ending } from './cases/ending.ts';
import { endpoints } from './cases/endpoints.ts';
import { gates } from './cases/gates.ts';
import { invitationList } from './cases/invitationList.ts';
import { invitationRow } from './cases/invitationRow.ts';
import { invitationSend } from './cases/invitationSend.ts';
import { joinAgency } from './cases/joinAgency.ts';
import { mailChoices } from './cases/mailChoices.ts';
import { newTerms } from './cases/newTerms.ts';
import { order } from './cases/order.ts';
import { ownAddress } from './cases/ownAddress.ts';
import { profile } from './cases/profile.ts';
import { quiz } from './cases/quiz.ts';
import { reading } from './cases/reading.ts';
import { renewal, renewalTogether } from './cases/renewal.ts';
import { reportReadingCases } from './cases/reportReading.ts';
import { reports } from './cases/reports.ts';
import { reset } from './cases/reset.ts';
import { secondFactor } from './cases/secondFactor.ts';
import { secondPress } from './cases/secondPress.ts';
import { session } from './cases/session.ts';
import { signUp } from './cases/signUp.ts';
import { strangeInput } from './cases/strangeInput.ts';
import { teamCases } from './cases/team.ts';
import { type BackEnd, type Cases, Hub } from './hub.ts';

const parts: Record<string, Cases> = {
  endpoints,
  'order of refusals': order,
  'strange input': strangeInput,
  gates,
  'invitation list': invitationList,
  'associate form': associateForm,
  certificates,
  content,
  agency,
  'agency renewal': renewal,
  reports,
  'what is read in reports': reportReadingCases,
  'settings, policy and profile': profile,
  session,
  'the second step of signing in': secondFactor,
  'texts that were copied from somewhere': copiedTexts,
  'sending invitations': invitationSend,
  'invitation row': invitationRow,
  'the end of an account': ending,
  'joining an agency': joinAgency,
  'what somebody asked not to be sent': mailChoices,
  'what somebody agreed to': agreements,
  'terms that have changed': newTerms,
  acknowledgement,
  'the quiz of the brand education': quiz,
  'reading the brand education': reading,
  'making accounts': signUp,
  reset,
  "changing one's own address": ownAddress,
  'what people take along': dataExports,
  'a second press after a lost answer': secondPress,
  'changes of an approved agency': agencyChange,
  'associates renewing with their agency': renewalTogether,
  'the team at a glance': teamCases,
};

/**
 * Runs all cases against a back end; each part of the suite gets a back end of its own, with fresh demo data. The cases of a
 * part share it, and run in any order.
 */
export function runSuite(start: () => Promise<BackEnd>): void {
  const run = (cases: Cases) => () => {
    const hub = new Hub(start);
    beforeAll(() => hub.open());
    afterAll(() => hub.close());
    cases(hub);
  };
  for (const [name, cases] of Object.entries(parts)) describe(name, run(cases));
}
