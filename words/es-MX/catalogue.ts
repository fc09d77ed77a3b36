import type { Catalogue } from '../en/catalogue.ts';
import { agency } from './agency.ts';
import { associate } from './associate.ts';
import { associates, lists } from './associates.ts';
import { content } from './content.ts';
import { dashboard } from './dashboard.ts';
import { form } from './form.ts';
import { light } from './light.ts';
import { openSessions } from './openSessions.ts';
import { options } from './options.ts';
import { ownPassword, profile, surprise } from './profile.ts';
import { reactAdmin } from './reactAdmin.ts';
import { reports } from './reports.ts';
import { secondStep } from './secondStep.ts';
import { signOn } from './signOn.ts';

/** Every text of the portal in Mexican Spanish. People are addressed as "usted". */
export const catalogue: Catalogue = {
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

/** …with react-admin's own. */
export const words = { ...reactAdmin, ...catalogue };
