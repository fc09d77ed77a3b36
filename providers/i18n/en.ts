import reactAdmin from 'ra-language-english';
import { agency } from './en/agency.ts';
import { associate } from './en/associate.ts';
import { associates, lists } from './en/associates.ts';
import { content } from './en/content.ts';
import { dashboard } from './en/dashboard.ts';
import { form, options } from './en/form.ts';
import { light, type Texts } from './en/light.ts';
import { openSessions } from './en/openSessions.ts';
import { profile } from './en/profile.ts';
import { reports } from './en/reports.ts';

/** Every text of the portal in English, by screen. Language, keys and parameters as polyglot wants them. */
export const english = {
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
  profile,
  reports,
};

/** What a language has to hold: a missing key fails the type check (decision H8). */
export type Catalogue = Texts<typeof english>;

/** …with react-admin's own. */
export const words = { ...reactAdmin, ...english };
