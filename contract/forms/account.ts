import { z } from 'zod';
import { languageCodes } from '../languages.ts';
import { limits } from '../limits.ts';
import { packMessage } from '../messages.ts';
import type { Policies } from '../records.ts';
import {
  addressText,
  code,
  email,
  flag,
  knownPassword,
  newPassword,
  passwordText,
  personName,
} from '../rules.ts';
import { typedText } from '../typedText.ts';
import { confirms, withCrossFieldRules } from './crossField.ts';

const token = () => code(512);
const names = { firstName: personName(), lastName: personName() };
const confirmed = [confirms('confirmPassword', 'password')];

/**
 * The forms with a password. What it has to be `policies` returns when a form is checked.
 * @param staff whether who has an account already is staff; absent: not known yet
 */
export function passwordForms(policies: () => Policies, staff?: boolean) {
  const passwords = {
    password: newPassword(policies, false),
    confirmPassword: passwordText(),
  };
  const changed = { ...passwords, password: newPassword(policies, staff) };
  const account = z.object({ ...names, emailAddress: email(), ...passwords });

  return {
    /** Sign-in (specification §5). A missing field is refused by the call with 'Email and password is required.' */
    login: z.object({
      identity: typedText(limits.emailMax, { min: 1, kind: addressText }).meta({
        examples: ['ana.delacruz@northwind.example'],
      }),
      password: knownPassword(policies),
    }),

    /**
     * Account of an agency's point of contact (specification §3, decision B11). The server computes displayName and
     * jobTitle (decision F7).
     */
    agentAccount: withCrossFieldRules(account, confirmed),

    /**
     * Account of an invited associate (specification §3, decision D1). The token is bound to an address, and
     * `emailAddress` must be the same.
     */
    associateAccount: withCrossFieldRules(account.extend({ creationToken: token() }), confirmed),

    /** Second step of the reset (specification §3, decision F1). */
    reset: withCrossFieldRules(
      z.object({ ...changed, emailAddress: email(limits.resetEmailMax), resetToken: token() }),
      confirmed,
    ),

    /** Profile page: a new password, with the current one. */
    changePassword: withCrossFieldRules(
      z.object({
        currentPassword: passwordText().max(200),
        ...changed,
      }),
      confirmed,
    ),

    /**
     * The emailed token of a new agency account, with the password of the registration or, if it is repeated, a new
     * one (decision B11).
     */
    confirmation: withCrossFieldRules(
      z.object({
        confirmationToken: token(),
        password: knownPassword(policies),
        confirmPassword: passwords.confirmPassword.optional(),
      }),
      confirmed,
    ).superRefine(({ password, confirmPassword }, { addIssue }) => {
      if (confirmPassword === undefined) return;
      for (const { message } of passwords.password.safeParse(password).error?.issues ?? []) {
        addIssue({ code: 'custom', path: ['password'], message });
      }
    }),
  };
}

export type PasswordForms = ReturnType<typeof passwordForms>;
export type AgentAccountForm = z.infer<PasswordForms['agentAccount']>;
export type AssociateAccountForm = z.infer<PasswordForms['associateAccount']>;

/**
 * Adds the fields that the client sends with an account form (specification §3, §7). The server ignores them (decision
 * F7).
 */
export const withClientFields = <Form extends { firstName: string; lastName: string }>(
  form: Form,
) => ({ ...form, jobTitle: 'Employee', displayName: `${form.firstName} ${form.lastName}` });

/** Invitation-only signup: no account yet, an invitation of type Self (specification §3, decision D2). */
export const selfInvitationForm = z.object({ ...names, emailAddress: email() });

/** First step of the reset: the address, at most 200 characters (specification §5, decision F3). */
export const resetRequestForm = z.object({ emailAddress: email(limits.resetEmailMax) });

export const profileForm = z.object(names);

export const languageCode = z.enum(languageCodes, { error: packMessage('validation.select') });

/** 'Sign-in and security': another address to log in with. */
export const addressForm = z.object({ emailAddress: email() });

/** Profile page: the person's language. */
export const languageForm = z.object({ language: languageCode });

/** The language to answer in, where there is a version in it; not given or unknown, it is the visitor's. */
export const languageQuery = () => z.object({ language: languageCode.optional().catch(undefined) });

/**
 * Acknowledges the brand education: which version of the text was read (decision C6). Callers of the specification
 * send nothing.
 */
export const acknowledgementForm = z.object({
  read: z.object({ language: languageCode, version: z.int().min(1) }).optional(),
  /** The coming version that is acknowledged before its date (decision C14). */
  ahead: z.uuid().optional(),
});

export const invitationTokenForm = z.object({ creationToken: token() });

export const linkTokenForm = z.object({ token: token() });

/** Which emails a person gets: what is not named stays as it is. */
export const mailChoicesForm = z.object({
  reminders: flag().optional(),
  news: flag().optional(),
});

/** Without `wanted` it is only read. */
export const mailChoiceForm = linkTokenForm.extend({ wanted: flag().optional() });

/** Domain check (decision D3). `@` before the domain may be missing. */
export const domainForm = z.object({ agencyDomain: code() });
