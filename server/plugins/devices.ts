import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { YEAR_S } from '../../contract/languages.ts';
import { type DeviceOwner, Devices } from '../accounts/devices.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Returns the id of the request's device if the account has signed in on it before. */
    knownDevice(request: FastifyRequest, owner: DeviceOwner): string | undefined;
  }
  interface FastifyReply {
    /** Marks the device as known to the account until its password changes. */
    rememberDevice(owner: DeviceOwner): void;
  }
}

/** The cookie of known devices: failed sign-ins from other devices don't lock a known device. */
export const devices = fp(async (app: FastifyInstance) => {
  const secure = app.env.publicUrl.startsWith('https:');
  const cookie = secure ? '__Host-hub-device' : 'hub-device';
  const known = new Devices(app.env);

  app.decorate('knownDevice', (request, owner) => known.idFor(owner, request.cookies[cookie]));

  app.decorateReply('rememberDevice', function (this: FastifyReply, owner) {
    const value = known.remember(owner, this.request.cookies[cookie]);
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR_S } as const;
    this.setCookie(cookie, value, options);
  });
});
