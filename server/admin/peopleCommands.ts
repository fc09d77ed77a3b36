import { normalizeEmail } from '../../contract/email.ts';
import { pathTo } from '../../contract/paths.ts';
import { disableAccount, enableAccount, endAllSessions } from '../associates/accountActions.ts';
import type { AccountAction } from '../core/action.ts';
import { systemClock } from '../core/clock.ts';
import type { Env } from '../core/config/env.ts';
import { labelOf, readSignOn } from '../core/config/signOn.ts';
import type { Transaction } from '../core/db/connection.ts';
import { createTokens } from '../core/mail/tokens.ts';
import { resetFactors } from '../sign-in/resetFactors.ts';
import { linkSignOn } from '../staff/linkSignOn.ts';
import { releaseSignOn, requireSignOn } from '../staff/requireSignOn.ts';
import { runAsOperator, runOnAccount } from './accountActions.ts';
import { type Row, withSecret } from './command.ts';
import { CommandFailed } from './commandFailed.ts';
import { withDatabase } from './database.ts';
import { addStaff, removeStaff, rolesNamed } from './staff.ts';

const accountCommand = <T>(
  about: string,
  run: (tx: Transaction, action: AccountAction) => Promise<T>,
  report: (email: string, result: T) => string,
): Row => ({
  argument: 'EMAIL',
  about,
  command: ({ env, print }, email) =>
    withDatabase(env, async ({ db }) => {
      const now = systemClock(env).now();
      print(report(email, await runOnAccount(db, email, run, now)));
    }),
});

/** The tokens of emailed links, as the server makes them. */
const tokensOf = async (env: Env) => createTokens(await withSecret(env));

/** What operators do for staff, and with everybody's accounts. */
export const peopleCommands: Record<string, Row> = {
  'staff add': {
    argument: 'EMAIL --roles ROLES',
    about:
      'give roles of program staff, with an account if there is none; all, or reviewer,editor,…',
    options: { roles: { type: 'string' } },
    command: ({ env, print }, email, options) => {
      const roles = rolesNamed(options.roles);
      return withDatabase(env, async ({ db }) => {
        const staff = { tokens: await tokensOf(env), roles, ...systemClock(env).moment() };
        const { token, after, isNew } = await addStaff(db, email, staff);
        const result = isNew
          ? 'Account created.'
          : 'This account already exists; it now has program staff rights. Its old password no longer works.';
        if (token) {
          print(`${result} We have emailed a link to set the password:`);
          print(`${env.publicUrl}${pathTo('reset')}?token=${token}`);
        }
        print(`Roles of ${email}: ${after.join(', ')}.`);
      });
    },
  },
  'staff remove': {
    argument: 'EMAIL [--roles ROLES]',
    about: 'withdraw roles of program staff, all if none are named; never the last administrator',
    options: { roles: { type: 'string', default: 'all' } },
    command: ({ env, print }, email, options) => {
      const roles = rolesNamed(options.roles);
      return withDatabase(env, async ({ db }) => {
        const tokens = await tokensOf(env);
        const moment = systemClock(env).moment();
        const { after } = await runOnAccount(
          db,
          email,
          (tx, action) => removeStaff(tx, { ...action, ...moment }, { tokens, roles }),
          moment.now,
        );
        print(
          after.length > 0
            ? `Roles of ${email}: ${after.join(', ')}.`
            : `${email} is no longer program staff, and has been logged out.`,
        );
      });
    },
  },
  'staff reset-factors': accountCommand(
    'remove the second step of a person who has lost phone and recovery codes; ends all sessions',
    resetFactors,
    (email, factors) =>
      factors > 0
        ? `${email} logs in with the password alone until a second step is added again.`
        : `${email} has no second step.`,
  ),
  'account disable': accountCommand(
    'close an account and end its sessions',
    disableAccount,
    (email) => `${email} is closed, and has been logged out.`,
  ),
  'account enable': accountCommand(
    'open a closed account again',
    enableAccount,
    (email) => `${email} can log in again.`,
  ),
  'sessions end': accountCommand(
    'log a person out everywhere',
    endAllSessions,
    (email, ended) => `${email} was logged out of ${ended} ${ended === 1 ? 'place' : 'places'}.`,
  ),
  'sign-on link': {
    argument: 'EMAIL --issuer ISSUER --subject SUBJECT',
    about:
      'let an account at a provider of single sign-on open a member of staff’s; the audit names both',
    options: { issuer: { type: 'string' }, subject: { type: 'string' } },
    command: ({ env, print }, email, { issuer, subject }) =>
      withDatabase(env, async ({ db }) => {
        if (!issuer || !subject) throw new CommandFailed('Name --issuer and --subject.');
        const identity = {
          issuer: String(issuer),
          subject: String(subject),
          provider: labelOf(readSignOn(env), String(issuer)) ?? String(issuer),
        };
        const now = systemClock(env).now();
        await runOnAccount(db, email, (tx, action) => linkSignOn(tx, action, identity), now);
        print(`${identity.subject} at ${identity.issuer} opens ${email} from now on.`);
      }),
  },
  'sign-on require': {
    argument: 'EMAIL --and EMAIL',
    about: 'let staff log in by single sign-on only, but for two accounts kept for emergencies',
    options: { and: { type: 'string' } },
    command: ({ env, print }, email, options) =>
      withDatabase(env, async ({ db }) => {
        const of = { env: await withSecret(env), settings: readSignOn(env) };
        const emails = [email, String(options.and ?? '')].map(normalizeEmail);
        const action = { actorId: null, now: systemClock(env).now() };
        const ended = await runAsOperator(db, (tx) => requireSignOn(tx, action, { ...of, emails }));
        print(`Staff log in by single sign-on only, but for ${emails.join(' and ')}.`);
        print(`Sessions that were opened otherwise and have been ended: ${ended}.`);
      }),
  },
  'sign-on release': {
    about: 'let staff log in without single sign-on again',
    command: ({ env, print }) =>
      withDatabase(env, async ({ db }) => {
        const action = { actorId: null, now: systemClock(env).now() };
        const was = await runAsOperator(db, (tx) => releaseSignOn(tx, action));
        print(was ? 'Staff may log in without single sign-on.' : 'Staff could do so already.');
      }),
  },
};
