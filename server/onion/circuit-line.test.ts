import { expect, test } from 'vitest'
import { circuitIn } from './circuit-line.ts'

test.each([
  ['PROXY TCP6 fc00:dead:beef:4dad::0:29 ::1 1 80', '29'],
  ['PROXY TCP6 fc00:dead:beef:4dad::ffff:ffff ::1 65535 80', 'ffffffff'],
  ['PROXY TCP6 fc00:dead:beef:4dad::1:2 ::1 1 80', '10002'],
  ['PROXY TCP6 2001:db8::1 ::1 1 80', null],
  ['PROXY TCP4 203.0.113.7 127.0.0.1 1 80', null],
  ['PROXY TCP6 fc00:dead:beef:4dad::1:2 ::1 1 80 x', null],
  ['GET / HTTP/1.1', null],
  ['', null],
])('%s names the circuit %s', (line, circuit) => {
  expect(circuitIn(line)).toBe(circuit)
})
