import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1'],
  ...['100.100.100.200', '169.254.169.254', '169.254.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['192.0.0.192', '192.0.2.1', '192.88.99.1', '198.18.0.1', '198.19.255.255', '198.51.100.7'],
  ...['203.0.113.7', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
])('the IPv4 address %s is no place on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
  expect(isPublicAddress(`::ffff:${address}`)).toBe(false)
})

test.each([
  ...['::', '::1', '0:0:0:0:0:0:0:1', '::127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '64:ff9b::7f00:1'],
  ...['64:ff9b::8.8.8.8', '64:ff9b:1::1', '100::1', 'fc00::1', 'fd00:ec2::254', 'fe80::1', 'fe80::1%lo'],
  ...['fec0::1', 'ff02::1', '2001::1', '2001:0:7f00:1::', '2001:10::1', '2001:db8::1', '2002:7f00:1::'],
  ...['3fff::1', '2620:4f:8000::1', '2a00::5efe:7f00:1', '2a00::200:5efe:10.0.0.1', '2A00::0:5EFE:1.2.3.4'],
])('the IPv6 address %s is no place on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['', 'localhost', '127.1', '0x7f.1', '2130706433', '8.8.8', '[::1]', '8.8.8.8:443'])(
  'the text %j is no address',
  (text) => {
    expect(isPublicAddress(text)).toBe(false)
  },
)

test.each([
  ...['8.8.8.8', '1.1.1.1', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.0.1.1'],
  ...['198.17.0.1', '198.20.0.1', '223.255.255.255', '168.63.129.17'],
  ...['2606:4700::1111', '2a00:1450::1', '2001:4860:4860::8888', '2c0f:fb50::1', '2a00::5eff:102:304'],
])('%s is a place on the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
