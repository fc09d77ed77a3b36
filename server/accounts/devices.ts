import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

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
  readonly #key: Buffer;

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32));
  }

  #seal(device: string, { id, passwordHash }: DeviceOwner): string {
    const seal = createHmac('sha256', this.#key).update(`${device}:${id}:${passwordHash}`);
    return seal.digest().subarray(0, BYTES).toString('base64url');
  }

  /** Id of the device where the owner signed in on it before, else undefined. */
  idFor(owner: DeviceOwner, cookie: string | undefined): string | undefined {
    const [device = '', ...seals] = read(cookie);
    const own = Buffer.from(this.#seal(device, owner));
    const isKnown = seals.some((seal) => timingSafeEqual(Buffer.from(seal), own));
    return isKnown ? device : undefined;
  }

  /** The cookie once the owner has signed in. */
  remember(owner: DeviceOwner, cookie: string | undefined): string {
    const [device = randomBytes(BYTES).toString('base64url'), ...seals] = read(cookie);
    const own = this.#seal(device, owner);
    const others = seals.filter((seal) => seal !== own).slice(0, MOST_OWNERS - 1);
    return [device, own, ...others].join('.');
  }
}

/** Nothing of what no server of ours can have written. */
const read = (cookie = ''): string[] => (WELL_FORMED.test(cookie) ? cookie.split('.') : []);
