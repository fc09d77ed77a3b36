import type { FastifyPluginAsync } from 'fastify';
import { password } from './account/password.ts';
import { profile } from './account/profile.ts';
import { activity, sessions } from './account/sessions.ts';
import { surprise } from './account/surprise.ts';
import { login, logout } from './accounts/login.ts';
import { acknowledgement } from './acknowledgement/acknowledgement.ts';
import { agency } from './agency/agency.ts';
import { associate } from './associate/associate.ts';
import { confirmEmail } from './auth/confirm-email.ts';
import { createAccount } from './auth/create-account.ts';
import { readLink } from './auth/read-link.ts';
import { resetPassword } from './auth/reset-password.ts';
import { validateEmailDomain } from './auth/validate-email-domain.ts';
import { contentFilesRoutes } from './content/files.ts';
import { contentPages } from './content/pages.ts';
import { policy, settings } from './foundation/settings.ts';
import { invitations } from './invitations/invitations.ts';
import { report } from './report/report.ts';
import { staffAgencies } from './staff/agencies/agencies.ts';
import { staffReview } from './staff/agencies/review.ts';
import { staffAudit } from './staff/audit/audit.ts';
import { staffContent } from './staff/content/content.ts';
import { staffImages } from './staff/content/images.ts';
import { staffMails } from './staff/mails/mails.ts';
import { staffOverview } from './staff/overview/overview.ts';
import { staffPeople } from './staff/people/people.ts';
import { staffProgramme } from './staff/programme/programme.ts';
import { staffReports } from './staff/reports/reports.ts';
import { team } from './team/team.ts';

/** All routes of the API, one plugin per file. */
export const routes: readonly FastifyPluginAsync[] = [
  settings,
  policy,
  login,
  logout,
  createAccount,
  confirmEmail,
  readLink,
  resetPassword,
  validateEmailDomain,
  profile,
  activity,
  password,
  sessions,
  surprise,
  invitations,
  agency,
  report,
  team,
  associate,
  acknowledgement,
  contentPages,
  contentFilesRoutes,
  staffAgencies,
  staffAudit,
  staffContent,
  staffImages,
  staffMails,
  staffOverview,
  staffProgramme,
  staffReports,
  staffReview,
  staffPeople,
];
