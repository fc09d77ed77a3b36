import { staffWords } from './console.ts';
import { chainWords } from './staffAuditChain.ts';
import { contentPageWords } from './staffContentPage.ts';
import { frontDeskWords } from './staffFrontDesks.ts';
import { personWords } from './staffPersonalData.ts';
import { quizWords } from './staffQuiz.ts';
import { refusalWords } from './staffRefusals.ts';
import { signOnWords } from './staffSignOn.ts';
import { textsWords } from './staffTexts.ts';

/** All words of the console, with those that come with single pages of it. */
export const allStaffWords = {
  ...staffWords,
  staff: {
    ...personWords.staff,
    people: { ...personWords.staff.people, linkSignOn: signOnWords.staff.people.linkSignOn },
    access: signOnWords.staff.access,
    signOn: signOnWords.staff.signOn,
    audit: chainWords.staff.audit,
    content: contentPageWords.staff.content,
    frontDesks: frontDeskWords.staff.frontDesks,
    mails: textsWords.staff.mails,
    quiz: quizWords.staff.quiz,
    refusals: refusalWords.staff.refusals,
  },
  resources: {
    ...quizWords.resources,
    'front-desks': frontDeskWords.resources['front-desks'],
    roles: signOnWords.resources.roles,
    texts: textsWords.resources.texts,
  },
};
