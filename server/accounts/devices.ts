import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keysFor, type Secrets } from '../secrets.ts';

/** As much of an account as its device is told by. */
export interface DeviceOwner {
  id: string;
  passwordHash: string;
}

/** As many people as share a device: whoever signed in last comes first. */
const MOST_OWNERS = 8;
/** 128 bits. */
const BYTES = 16;
const WELL_FORMED = /^[\w-]{22}(?:\.[\w-]{22})*$/;

/**
 * Devices that somebody signed in on before. The cookie is a random id, then a seal for each owner. A seal is made of
 * the password's hash too, so a new password makes all devices unknown.
 */
export class Devices {
  readonly #keys: ReturnType<typeof keysFor>;

  constructor(secrets: Secrets) {
    this.#keys = keysFor(secrets, 'known devices');
  }

  /** Id of the device where the owner signed in on it before, else undefined. */
  idFor(owner: DeviceOwner, cookie: string | undefined): string | undefined {
    const [device = '', ...seals] = read(cookie);
    const own = this.#keys.map((key) => Buffer.from(sealOf(key, device, owner)));
    const isOwn = (seal: string) => own.some((good) => timingSafeEqual(Buffer.from(seal), good));
    return seals.some(isOwn) ? device : undefined;
  }

  /** The cookie once the owner has signed in. */
  remember(owner: DeviceOwner, cookie: string | undefined): string {
    const [device = randomBytes(BYTES).toString('base64url'), ...seals] = read(cookie);
    const own = sealOf(this.#keys[0], device, owner);
    const others = seals.filter((seal) => seal !== own).slice(0, MOST_OWNERS - 1);
    return [device, own, ...others].join('.');
  }
}

const sealOf = (key: Buffer, device: string, { id, passwordHash }: DeviceOwner): string =>
  createHmac('sha256', key)
    .update(`${device}:${id}:${passwordHash}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');

/** Nothing of what no server of ours can have written. */
const read = (cookie = ''): string[] => (WELL_FORMED.test(cookie) ? cookie.split('.') : []);
