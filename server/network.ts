import { normalizeIP } from '@fastify/rate-limit';

/** As some proxies write it: an IPv4 address with its port, or an IPv6 address in brackets. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/;

/**
 * Whom a limit counts as one: an IPv4 address, also where it is written as IPv6, or the /64 of an IPv6 address, for
 * whoever has one address of it has all.
 */
export function networkOf(ip: string): string {
  const [, v4, v6] = WITH_PORT.exec(ip) ?? [];
  return normalizeIP(v4 ?? v6 ?? ip, 64);
}
