import { merged } from '../merged.ts';
import { staffWords } from './console.ts';
import { chainWords } from './staffAuditChain.ts';
import { contentPageWords } from './staffContentPage.ts';
import { frontDeskWords } from './staffFrontDesks.ts';
import { personWords } from './staffPersonalData.ts';
import { quizWords } from './staffQuiz.ts';
import { refusalWords } from './staffRefusals.ts';
import { signOnWords } from './staffSignOn.ts';
import { textsWords } from './staffTexts.ts';

const ofPages = [
  chainWords,
  contentPageWords,
  frontDeskWords,
  personWords,
  quizWords,
  refusalWords,
  signOnWords,
  textsWords,
];

/** All words of the console, with those that come with single pages of it. */
export const allStaffWords = ofPages.reduce<typeof staffWords>(merged, staffWords);

type All<One> = (One extends unknown ? (one: One) => void : never) extends (all: infer T) => void
  ? T
  : never;
export type AllStaffWords = typeof staffWords & All<(typeof ofPages)[number]>;
