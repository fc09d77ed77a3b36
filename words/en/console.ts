import reactAdmin from 'ra-language-english';
import { quarter } from './common.ts';
import { form } from './form.ts';
import { light } from './light.ts';
import { staff } from './staff.ts';
import { staffAgencies } from './staffAgencies.ts';
import { staffAudit } from './staffAudit.ts';
import { staffContent } from './staffContent.ts';
import { staffMails } from './staffMails.ts';
import { staffCharts, staffOverview } from './staffOverview.ts';
import { staffPeople } from './staffPeople.ts';
import { staffReports } from './staffReports.ts';
import { staffReview } from './staffReview.ts';

/** The console's texts, one part a file: in its own chunk, so that the portal carries none of them. */
const parts = {
  charts: staffCharts,
  overview: staffOverview,
  audit: staffAudit,
  mails: staffMails,
  reports: staffReports,
  agencies: staffAgencies,
  people: staffPeople,
  content: staffContent,
  review: staffReview,
};

/** The names of a resource and of its fields, where react-admin looks for them: columns, filters and inputs. */
export const resource = (
  name: keyof typeof staff.parts,
  { column, filter, field }: { column: object; filter?: object; field?: object },
) => ({
  name: staff.parts[name],
  fields: { ...filter, ...field, ...column, agencyId: staffAudit.column.agency },
});

const resources = {
  review: resource('review', staffReview),
  agencies: resource('agencies', staffAgencies),
  people: resource('people', staffPeople),
  reports: resource('reports', staffReports),
  content: {
    ...resource('content', staffContent),
    notifications: { created: staffContent.created },
  },
  quiz: { name: staff.parts.quiz },
  mails: resource('mails', staffMails),
  audit: resource('audit', staffAudit),
  roles: { name: staff.parts.roles },
  'front-desks': { name: staff.parts['front-desks'] },
  texts: { name: staffMails.texts },
  bookings: { name: staffReports.page.bookings, fields: staffReports.page.column },
  quarantine: { fields: staffReports.quarantine.column },
  changes: { fields: staffReview.changes.column },
  requests: { fields: staffReview.requests.column },
  requestedChange: { fields: staffAgencies.change.column },
};

/** The portal's words that the console needs everywhere. A part that needs others has them by `withPortalWords`. */
const ofPortal = { ...light, form, reports: { quarter } };

/** The texts of the console: its own, what it always needs of the portal's, react-admin's. */
export const staffWords = { ...reactAdmin, ...ofPortal, resources, staff: { ...staff, ...parts } };
