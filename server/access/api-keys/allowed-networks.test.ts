import { expect, test } from 'vitest'
import { isAllowed, readNetwork } from './allowed-networks.ts'

test.each([
  ['203.0.113.7', '203.0.113.7/32'],
  ['203.0.113.0/24', '203.0.113.0/24'],
  ['2001:DB8::/32', '2001:db8::/32'],
  ['2001:db8::1', '2001:db8::1/128'],
])('%s is kept as %s', (typed, kept) => expect(readNetwork(typed)).toBe(kept))

test.each([
  ...['', '0.0.0.0/0', '10.0.0.0/7', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/-1', '10.0.0.0/8/8', '10.0.0/8'],
  ...['::/0', '2001:db8::/15', '2001:db8::/129', 'fe80::1%eth0', 'fitila.example', '10.0.0.1:80'],
])('%j is no network', (typed) => expect(readNetwork(typed)).toBeNull())

test.each([
  [[], null, true],
  [[], '203.0.113.7', true],
  [['203.0.113.0/24'], '203.0.113.255', true],
  [['203.0.113.0/24'], '::ffff:203.0.113.9', true],
  [['203.0.113.0/24'], '203.0.114.0', false],
  [['203.0.113.0/24'], '2001:db8::1', false],
  [['203.0.113.0/24', '2001:db8::/32'], '2001:db8:1::1', true],
  [['2001:db8::/32'], '2001:db9::1', false],
  [['203.0.113.0/24'], null, false],
  [['203.0.113.0/24'], 'unknown', false],
] as const)('from %j, %s: %s', (networks, address, expected) =>
  expect(isAllowed(networks, address)).toBe(expected),
)
