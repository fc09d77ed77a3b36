import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TOKEN_COOKIE } from '../../../contract/calls/call.ts';
import { YEAR_S } from '../../../contract/languages.ts';
import { keysFor, type Secrets } from '../config/secrets.ts';
import { cookieName } from './session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the id of the request's device if the account has signed in on it before. */
    knownDevice(request: FastifyRequest, owner: DeviceOwner): string | undefined;
    /**
     * Returns the random values by which the request's browser is known: the id of its device, which it has or
     * {@link FastifyReply.rememberDevice} will give it, and its anti-forgery token.
     */
    browserOf(request: FastifyRequest): string[];
  }
  interface FastifyRequest {
    /** The id that the device gets if it has none. */
    newDevice: string;
  }
  interface FastifyReply {
    /** Marks the device as known to the account until its password changes. */
    rememberDevice(owner: DeviceOwner): void;
  }
}

/** The cookie of known devices: failed sign-ins from other devices don't lock a known device. */
export async function devices(app: FastifyInstance): Promise<void> {
  const cookie = cookieName(app.env, 'hub-device');
  const known = new Devices(app.env);

  app.decorateRequest('newDevice', '');
  const newDeviceOf = (request: FastifyRequest) => {
    request.newDevice ||= newDevice();
    return request.newDevice;
  };

  app.decorate('browserOf', (request) => {
    const { [cookie]: device, [TOKEN_COOKIE]: token } = request.cookies;
    return [read(device)[0] ?? newDeviceOf(request), ...(token ? [token] : [])];
  });

  app.decorate('knownDevice', (request, owner) => known.idFor(owner, request.cookies[cookie]));

  app.decorateReply('rememberDevice', function (this: FastifyReply, owner) {
    const { request } = this;
    const value = known.remember(owner, request.cookies[cookie] ?? newDeviceOf(request));
    this.setCookie(cookie, value, { httpOnly: true, maxAge: YEAR_S });
  });
}

interface DeviceOwner {
  id: string;
  passwordHash: string | null;
}

/** The most accounts that a device is known to; the latest sign-ins are kept. */
const MAX_OWNERS = 8;
/** 128 bits. */
const BYTES = 16;
const newDevice = () => randomBytes(BYTES).toString('base64url');
const WELL_FORMED = /^[\w-]{22}(?:\.[\w-]{22})*$/;

/**
 * Reads and writes the cookie of known devices: a random id, then an HMAC for each owner. The HMAC covers the password
 * hash, so that after a password change no device is known.
 */
export class Devices {
  readonly #keys: ReturnType<typeof keysFor>;

  constructor(secrets: Secrets) {
    this.#keys = keysFor(secrets, 'known devices');
  }

  idFor(owner: DeviceOwner, cookie: string | undefined): string | undefined {
    const [device = '', ...seals] = read(cookie);
    const own = this.#keys.map((key) => Buffer.from(sealOf(key, device, owner)));
    const isOwn = (seal: string) => own.some((good) => timingSafeEqual(Buffer.from(seal), good));
    return seals.some(isOwn) ? device : undefined;
  }

  /** Returns the cookie value after a sign-in of the owner. */
  remember(owner: DeviceOwner, cookie: string | undefined): string {
    const [device = newDevice(), ...seals] = read(cookie);
    const own = sealOf(this.#keys[0], device, owner);
    const others = seals.filter((seal) => seal !== own).slice(0, MAX_OWNERS - 1);
    return [device, own, ...others].join('.');
  }
}

const sealOf = (key: Buffer, device: string, { id, passwordHash }: DeviceOwner): string =>
  createHmac('sha256', key)
    .update(`${device}:${id}:${passwordHash}`)
    .digest()
    .subarray(0, BYTES)
    .toString('base64url');

/** Returns the parts of the cookie; none if it is malformed. */
const read = (cookie = ''): string[] => (WELL_FORMED.test(cookie) ? cookie.split('.') : []);
