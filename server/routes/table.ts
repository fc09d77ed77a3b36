import type { FastifyPluginAsync } from 'fastify';
import { password } from './account/password.ts';
import { profile } from './account/profile.ts';
import { activity, sessions } from './account/sessions.ts';
import { surprise } from './account/surprise.ts';
import { login, logout } from './accounts/login.ts';
import { agency } from './agency/agency.ts';
import { associate } from './associate/associate.ts';
import { confirmEmail } from './auth/confirm-email.ts';
import { createAccount } from './auth/create-account.ts';
import { resetPassword } from './auth/reset-password.ts';
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
  resetPassword,
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
  contentPages,
  contentFilesRoutes,
  staffAgencies,
  staffAudit,
  staffContent,
  staffImages,
  staffMails,
  staffOverview,
  staffReports,
  staffReview,
  staffPeople,
];
