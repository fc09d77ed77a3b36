import type { Catalogue } from './en.ts';
import { agency } from './es-MX/agency.ts';
import { associate } from './es-MX/associate.ts';
import { associates, lists } from './es-MX/associates.ts';
import { content } from './es-MX/content.ts';
import { dashboard } from './es-MX/dashboard.ts';
import { form, options } from './es-MX/form.ts';
import { light } from './es-MX/light.ts';
import { openSessions } from './es-MX/openSessions.ts';
import { profile } from './es-MX/profile.ts';
import { reactAdmin } from './es-MX/reactAdmin.ts';
import { reports } from './es-MX/reports.ts';

/** Every text of the portal in Mexican Spanish. People are addressed as "usted". */
export const spanish: Catalogue = {
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
export const words = { ...reactAdmin, ...spanish };
