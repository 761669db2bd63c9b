import { expect, test } from 'vitest'
import { readMonitorAddress } from './monitor-address.ts'

test.each([
  ['/run/fitila/monitor.sock', { path: '/run/fitila/monitor.sock' }],
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  ['10.1.2.3:80', { host: '10.1.2.3', port: 80 }],
  ['172.16.0.9:80', { host: '172.16.0.9', port: 80 }],
  ['172.31.0.9:80', { host: '172.31.0.9', port: 80 }],
  ['192.168.1.4:9464', { host: '192.168.1.4', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
  ['[fd00::7]:9464', { host: 'fd00::7', port: 9464 }],
] as const)('%s is private', (text, address) => {
  expect(readMonitorAddress(text)).toEqual(address)
})

test.each([
  ...['0.0.0.0:9464', '172.32.0.1:9464', '8.8.8.8:9464', '[::]:9464', '[2001:db8::1]:9464'],
  ...['metrics.example:9464', 'localhost', '127.0.0.1', '127.0.0.1:70000', `/${'a'.repeat(120)}`, ''],
])('%s is not', (text) => {
  expect(readMonitorAddress(text)).toBeNull()
})
