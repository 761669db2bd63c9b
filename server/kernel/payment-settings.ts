/** How plans are sold: by Paystack, on trial by a page of ours, or not at all. */
export type PaymentSettings = PaystackSettings | 'local' | 'none'

/** All of it or nothing is set. */
export type PaystackSettings = {
  secretKey: string
  /** Without a slash at its end. */
  apiUrl: string
  /** What a bank shows beside the payment. */
  tradeName: string
  checkoutOrigin: string
}

const paystack = 'https://api.paystack.co'
const checkout = 'https://checkout.paystack.com'

type Given = {
  PAYSTACK_SECRET_KEY?: string | undefined
  PAYSTACK_API_URL?: string | undefined
  PAYMENT_TRADE_NAME?: string | undefined
}

/**
 * @returns without a key `local` on this machine and in a private network, and `none` on a public site, where a trial
 *   would give plans away
 * @throws Error that names the setting
 */
export function paymentSettings(given: Given, publicUrl: string, hasOnion: boolean): PaymentSettings {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYMENT_TRADE_NAME: tradeName } = given
  if (!secretKey) {
    if (given.PAYSTACK_API_URL || tradeName)
      throw problem('PAYSTACK_SECRET_KEY: PAYSTACK_API_URL and PAYMENT_TRADE_NAME need it')
    return hasOnion || isPublic(publicUrl) ? 'none' : 'local'
  }
  if (!tradeName)
    throw problem('PAYMENT_TRADE_NAME: with PAYSTACK_SECRET_KEY, people are told which name their bank shows')
  if (publicUrl.startsWith('https:') && !secretKey.startsWith('sk_live_'))
    throw problem('PAYSTACK_SECRET_KEY: a key for trials would give plans away on a public site')
  const apiUrl = (given.PAYSTACK_API_URL ?? paystack).replace(/\/$/, '')
  const checkoutOrigin = apiUrl === paystack ? checkout : new URL(apiUrl).origin
  return { secretKey, apiUrl, tradeName, checkoutOrigin }
}

/** For tests and trials a replacement for the provider may run on this machine; elsewhere the connection is encrypted. */
export function isSafeApiUrl(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname))
  )
}

/** Whether strangers can reach an address. A name without a dot, and the private ranges of RFC 1918, are in a private network. */
function isPublic(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl)
  const isOwn =
    !hostname.includes('.') ||
    hostname.endsWith('.localhost') ||
    hostname === '127.0.0.1' ||
    isPrivate(hostname)
  return protocol === 'https:' || !isOwn
}

function isPrivate(hostname: string): boolean {
  return /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))(\.\d{1,3}){2,3}$/.test(hostname)
}

function problem(text: string): Error {
  return new Error(`These settings do not fit:\n  ${text}`)
}
