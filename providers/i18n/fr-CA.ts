import reactAdmin from 'ra-language-french';
import type { Catalogue } from './en.ts';
import { agency } from './fr-CA/agency.ts';
import { associate } from './fr-CA/associate.ts';
import { associates, lists } from './fr-CA/associates.ts';
import { content } from './fr-CA/content.ts';
import { dashboard } from './fr-CA/dashboard.ts';
import { form, options } from './fr-CA/form.ts';
import { light } from './fr-CA/light.ts';
import { openSessions } from './fr-CA/openSessions.ts';
import { profile } from './fr-CA/profile.ts';
import { reports } from './fr-CA/reports.ts';

/** Every text of the portal in Canadian French, with the spaces that the OQLF asks for. People are addressed as "vous". */
export const french: Catalogue = {
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

/** …with react-admin's own. */
export const words = { ...reactAdmin, ...french };
