import type { FastifyPluginAsync } from 'fastify';
import { staffReview } from '../agencies/reviewRoutes.ts';
import { agency } from '../agencies/routes.ts';
import { staffAgencies } from '../agencies/staffRoutes.ts';
import { associate } from '../associates/routes.ts';
import { staffPeople } from '../associates/staffRoutes.ts';
import { team } from '../associates/teamRoutes.ts';
import { staffAudit } from '../audit/routes.ts';
import { agencyBadges } from '../certificates/agencyBadge.ts';
import { badges } from '../certificates/badgeRoutes.ts';
import { staffFrontDesks } from '../certificates/frontDeskRoutes.ts';
import { ownCertificate } from '../certificates/ownRoutes.ts';
import { certificates } from '../certificates/routes.ts';
import { contentFilesRoutes } from '../content/fileRoutes.ts';
import { staffImages } from '../content/imageRoutes.ts';
import { contentPages } from '../content/routes.ts';
import { staffContent } from '../content/staffRoutes.ts';
import { dataExports } from '../data-exports/routes.ts';
import { education } from '../education/routes.ts';
import { staffQuiz } from '../education/staffRoutes.ts';
import { staffOverview } from '../figures/routes.ts';
import { invitations } from '../invitations/routes.ts';
import { mailChoices, staffRefusals } from '../mail-choices/routes.ts';
import { staffMails } from '../mails/routes.ts';
import { endings } from '../privacy/routes.ts';
import { profile } from '../profile/routes.ts';
import { policy, settings } from '../profile/settings.ts';
import { surprise } from '../profile/surprise.ts';
import { report } from '../reports/routes.ts';
import { staffReports } from '../reports/staffRoutes.ts';
import { ownAddress } from '../sign-in/addressRoutes.ts';
import { challenge } from '../sign-in/challenge.ts';
import { factors } from '../sign-in/factors.ts';
import { passkeySignIn } from '../sign-in/passkeyRoutes.ts';
import { password } from '../sign-in/passwordRoutes.ts';
import { proof } from '../sign-in/prove.ts';
import { resetPassword } from '../sign-in/resetPassword.ts';
import { activity, logout, sessions } from '../sign-in/sessionRoutes.ts';
import { login } from '../sign-in/signInWith.ts';
import { signOns } from '../sign-in/signOns.ts';
import { confirmEmail } from '../sign-up/confirmEmail.ts';
import { createAccount } from '../sign-up/routes.ts';
import { staffAccess } from '../staff/routes.ts';

/** All routes of the API, one plugin per file. */
export const routes: readonly FastifyPluginAsync[] = [
  settings,
  policy,
  login,
  challenge,
  logout,
  createAccount,
  confirmEmail,
  resetPassword,
  mailChoices,
  profile,
  activity,
  password,
  ownAddress,
  factors,
  proof,
  signOns,
  passkeySignIn,
  sessions,
  dataExports,
  surprise,
  endings,
  invitations,
  agency,
  report,
  team,
  associate,
  badges,
  agencyBadges,
  ownCertificate,
  certificates,
  education,
  contentPages,
  contentFilesRoutes,
  staffAgencies,
  staffAudit,
  staffContent,
  staffQuiz,
  staffImages,
  staffMails,
  staffRefusals,
  staffOverview,
  staffReports,
  staffReview,
  staffPeople,
  staffAccess,
  staffFrontDesks,
];
