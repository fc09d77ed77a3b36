import reactAdmin from 'ra-language-english';
import { agency } from './agency.ts';
import { associate } from './associate.ts';
import { associates, lists } from './associates.ts';
import { content } from './content.ts';
import { dashboard } from './dashboard.ts';
import { form } from './form.ts';
import { light, type Texts } from './light.ts';
import { openSessions } from './openSessions.ts';
import { options } from './options.ts';
import { ownPassword, profile, surprise } from './profile.ts';
import { reports } from './reports.ts';
import { secondStep } from './secondStep.ts';
import { signOn } from './signOn.ts';

/** Every text of the portal in English, by screen. Language, keys and parameters as polyglot wants them. */
export const catalogue = {
  ...light,
  agency,
  associate,
  associates,
  content,
  dashboard,
  form,
  lists,
  openSessions,
  options,
  ownPassword,
  profile,
  reports,
  secondStep,
  signOn,
  surprise,
};

/** What a language has to hold: a missing key fails the type check (decision H8). */
export type Catalogue = Texts<typeof catalogue>;

/** …with react-admin's own. */
export const words = { ...reactAdmin, ...catalogue };
