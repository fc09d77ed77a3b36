import { Secret, TOTP } from 'otpauth';
import { SECOND } from '../../../contract/dates.ts';

// Codes of authenticator apps (RFC 6238): six digits, a new one every 30 seconds.

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the address that an app reads from a QR code. */
export const uriOf = (secret: string, issuer: string, label: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label }).toString();

/** Returns a code without the spaces and dashes by which people group it. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** Returns the step of a code, undefined if it is wrong: of now, or of the one before or after, since clocks differ. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const token = plainCode(code);
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / (totp.period * SECOND)) + delta;
}
