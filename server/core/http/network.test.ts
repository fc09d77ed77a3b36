import { expect, test } from 'vitest';
import { isAddress, networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['2001:0db8:0001:0002:0000:0000:0000:0009', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  // As some proxies forward it: each connection has another port.
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::'],
  ['unknown', 'unknown'],
])('%s belongs to the network %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ['203.0.113.7', true],
  ['::ffff:203.0.113.7', true],
  ['fe80::1%eth0', true],
  ['203.0.113.7:50123', true],
  ['[2001:db8::1]', true],
  ['unknown', false],
  ['203.0.113.700', false],
  ['', false],
])('whether %j is an address: %s', (text, is) => expect(isAddress(text)).toBe(is));
