import { normalizeIP } from '@fastify/rate-limit';

/** The format of some proxies: an IPv4 address with its port, or an IPv6 address in brackets. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/;

/**
 * Returns the network of an address, for which limits count: an IPv4 address, also if it is written as IPv6, or the /64
 * of an IPv6 address, whose addresses usually belong to one customer.
 */
export function networkOf(ip: string): string {
  const [, v4, v6] = WITH_PORT.exec(ip) ?? [];
  return normalizeIP(v4 ?? v6 ?? ip, 64);
}
