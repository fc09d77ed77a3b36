import { isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** The format of some proxies: an IPv4 address with its port, or an IPv6 address in brackets. */
const WITH_PORT = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/;

/**
 * Returns the network of an address, for which limits count: an IPv4 address, also if it is written as IPv6, or the /64
 * of an IPv6 address, whose addresses usually belong to one customer.
 */
export const networkOf = (ip: string): string => normalizeIP(withoutPort(ip), 64);

/** Whether a text is an address, such as a proxy forwards it. */
export const isAddress = (ip: string): boolean => isIP(withoutPort(ip)) !== 0;

function withoutPort(ip: string): string {
  const [, v4, v6] = WITH_PORT.exec(ip) ?? [];
  return v4 ?? v6 ?? ip;
}
