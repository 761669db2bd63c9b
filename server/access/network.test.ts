import { expect, test } from 'vitest'
import { addressOfCircuit, networkOf, networksAround } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113'],
  ['::ffff:203.0.113.77', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:DB8::9', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  null,
  '',
  '127.0.0.1',
  '127.8.8.8',
  '::1',
  '::ffff:127.0.0.1',
  '[::1]:80',
  'unknown',
  'x'.repeat(9),
])('%s is this machine itself, one network of all who come by it', (address) => {
  expect(networkOf(address)).toBe('here')
})

test.each([
  ['203.0.113.77:5678', '203.0.113'],
  ['[2001:db8:1:2::9]:5678', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  [' 203.0.113.77 ', '203.0.113'],
])('the port of %s makes no network of its own', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113', ['203.0.113', '203.0']],
  ['2001:db8:1:2', ['2001:db8:1:2', '2001:db8:1', '2001:db8']],
  ['here', ['here']],
  ['circuit 10002', ['circuit 10002', 'circuits']],
])('around the network %s there are %j', (network, networks) => {
  expect(networksAround(network)).toEqual(networks)
})

test('each circuit of the onion service is a network', () => {
  const networks = ['1', '2'].map((circuit) => networkOf(addressOfCircuit(circuit)))
  expect(new Set([...networks, 'here']).size).toBe(3)
})

test('two addresses of one household are one network, and two households are two', () => {
  expect(networkOf('2001:db8:1:2::5')).toBe(networkOf('2001:db8:1:2:ffff::9'))
  expect(networkOf('2001:db8:1:2::5')).not.toBe(networkOf('2001:db8:1:3::5'))
})
