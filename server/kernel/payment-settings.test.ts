import { expect, test } from 'vitest'
import { readEnvironment } from './env.ts'

const key = { PAYSTACK_SECRET_KEY: 'sk_live_0a1b', PAYMENT_TRADE_NAME: 'Lamp Books' }
const behindProxy = { PUBLIC_URL: 'https://fitila.example', TRUST_PROXY: 'yes' }

test.each([
  {},
  { PUBLIC_URL: 'http://127.0.0.1:3000' },
  { PUBLIC_URL: 'http://desk:3000' },
  { PUBLIC_URL: 'http://192.168.1.20' },
  { PUBLIC_URL: 'http://10.0.0.4:8080' },
])('without a key, %j has payments on trial', (variables) => {
  expect(readEnvironment(variables).payments).toBe('local')
})

test.each([
  behindProxy,
  { PUBLIC_URL: 'http://fitila.example' },
  { PUBLIC_URL: 'http://10.example' },
  { PUBLIC_URL: 'http://172.32.0.1' },
  { ONION_URL: `http://${'a'.repeat(56)}.onion` },
])('without a key, strangers who reach %j cannot give themselves a plan', (variables) => {
  expect(readEnvironment(variables).payments).toBe('none')
})

test('with a key and a name, payments lead to the page of Paystack', () => {
  expect(readEnvironment({ ...key, ...behindProxy }).payments).toEqual({
    secretKey: 'sk_live_0a1b',
    tradeName: 'Lamp Books',
    apiUrl: 'https://api.paystack.co',
    checkoutOrigin: 'https://checkout.paystack.com',
  })
})

test('a replacement for Paystack may run on this machine, and its pages are where it runs', () => {
  const standIn = { ...key, PAYSTACK_SECRET_KEY: 'sk_test_0a1b', PAYSTACK_API_URL: 'http://127.0.0.1:4400/' }
  expect(readEnvironment(standIn).payments).toMatchObject({
    apiUrl: 'http://127.0.0.1:4400',
    checkoutOrigin: 'http://127.0.0.1:4400',
  })
})

test.each([
  [{ PAYSTACK_SECRET_KEY: 'pk_live_0a1b', PAYMENT_TRADE_NAME: 'Lamp Books' }, 'PAYSTACK_SECRET_KEY'],
  [{ PAYSTACK_SECRET_KEY: 'sk_live_0a1b' }, 'PAYMENT_TRADE_NAME'],
  [{ PAYMENT_TRADE_NAME: 'Lamp Books' }, 'PAYSTACK_SECRET_KEY'],
  [{ ...key, PAYSTACK_API_URL: 'http://elsewhere.example' }, 'PAYSTACK_API_URL'],
  // A key for trials would give plans away.
  [{ ...key, ...behindProxy, PAYSTACK_SECRET_KEY: 'sk_test_0a1b' }, 'PAYSTACK_SECRET_KEY'],
])('%j is refused, by the name of the setting', (variables, name) => {
  expect(() => readEnvironment(variables)).toThrow(name)
})
