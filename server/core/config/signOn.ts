import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { staffRoles } from '../../../contract/staff/roles.ts';
import { type Env, EnvironmentError } from './env.ts';
import { isLoopback } from './loopback.ts';
import { keysFor, type Secrets } from './secrets.ts';

/** What may sign a token. Neither `none`, nor a secret that both sides know. */
const algorithms = [
  'RS256',
  'PS256',
  'ES256',
  'RS384',
  'PS384',
  'ES384',
  'RS512',
  'PS512',
  'EdDSA',
];

/** Issuers of Entra for whoever has an account anywhere. */
const FOR_EVERYBODY = /\/(?:common|organizations|consumers)\//i;

const provider = z
  .strictObject({
    /** Part of the addresses that the provider is told. */
    name: z
      .string()
      .regex(/^[a-z\d-]{1,40}$/, { error: 'must be small letters, digits and dashes' }),
    /** What the button says. */
    label: z.string().trim().min(1).max(60),
    issuer: z.url(),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1).optional(),
    scope: z.string().default('openid profile email'),
    algorithms: z.array(z.enum(algorithms)).min(1).default(['RS256', 'PS256', 'ES256', 'EdDSA']),
    /** The tenants of Entra whose people may come. */
    tenants: z.array(z.string().min(1)).min(1).optional(),
    /** Which groups of a claim give which roles; without it the roles are those that staff were given here. */
    groups: z
      .strictObject({
        claim: z.string().min(1).default('groups'),
        roles: z.record(z.string(), z.array(z.enum(staffRoles)).min(1)),
      })
      .optional(),
  })
  .refine(({ issuer, tenants }) => tenants || !FOR_EVERYBODY.test(`${issuer}/`), {
    path: ['tenants'],
    error: 'are needed: people of every tenant have this issuer',
  });

export type SignOnSettings = z.output<typeof provider>;

const file = z
  .array(provider)
  .min(1)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
    error: 'each provider needs a name of its own',
  });

/** Whether a provider may be asked without TLS: only on this machine, and never in production. */
export const mayBeInsecure = ({ production }: Pick<Env, 'production'>, issuer: string): boolean =>
  !production && isLoopback(new URL(issuer).hostname);

/** Reads the providers of single sign-on. @throws EnvironmentError that names every invalid setting */
export function readSignOn(env: Pick<Env, 'production' | 'signOnFile'>): SignOnSettings[] {
  const path = env.signOnFile;
  if (!path) return [];
  const { data, error } = file.safeParse(readJson(path));
  if (!data) {
    const lines = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw refused(lines);
  }
  const open = data.filter(
    ({ issuer }) => !issuer.startsWith('https:') && !mayBeInsecure(env, issuer),
  );
  if (open.length > 0) {
    throw refused(open.map(({ name, issuer }) => `${name}: ${issuer} must start with https://`));
  }
  return data;
}

/** Returns what people read of the provider of an issuer, which is that of the settings, or of one of the tenants. */
export const labelOf = (all: readonly SignOnSettings[], other: string): string | undefined =>
  all.find(
    ({ issuer, tenants = [] }) =>
      issuer.replace(/\/$/, '') === other.replace(/\/$/, '') ||
      tenants.some((tenant) => other === `https://login.microsoftonline.com/${tenant}/v2.0`),
  )?.label;

/** Returns a keyed hash of a provider's settings: whoever signs in by it shows that these very settings work. */
export function settingsHash(
  env: Secrets & Pick<Env, 'publicUrl'>,
  settings: SignOnSettings,
): string {
  const [key] = keysFor(env, 'sign-on settings');
  return createHmac('sha256', key)
    .update(JSON.stringify([env.publicUrl, settings]))
    .digest('base64url');
}

const refused = (lines: readonly string[]) =>
  new EnvironmentError(lines.map((line) => `SIGN_ON_FILE: ${line}`).join('\n'));

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`SIGN_ON_FILE: ${path} can't be read: ${reason}`);
  }
}
