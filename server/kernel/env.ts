import { resolve } from 'node:path'
import { z } from 'zod'
import type { Publication } from '#domain/publishing/batches.ts'
import { minutes } from '#domain/time/durations.ts'
import { readCacheUrls } from './cache-urls.ts'
import { type MonitorAddress, readMonitorAddress } from './monitor-address.ts'
import type { OperatorSettings, SocialLink } from './operator-settings.ts'
import { isSafeApiUrl, type PaymentSettings, paymentSettings } from './payment-settings.ts'
import { plainConnections } from './plain-connections.ts'
import { type PublicLogSettings, readDaySize, readWitnesses, usualDaySize } from './public-log-settings.ts'
import type { Seller } from './seller.ts'

const contact = z
  .string()
  .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  ONION_URL: z
    .string()
    .regex(
      /^http:\/\/([a-z2-7]+\.)*[a-z2-7]{56}\.onion\/?$/,
      'must be http:// and the whole address of an onion service',
    )
    .optional(),
  ONION: z.enum(['yes', 'no']).default('no'),
  TOR: z.string().min(1).default('tor'),
  FITILA_DATA_FOLDER: z.string().min(1).default('data'),
  FITILA_KEY_FILE: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  DATABASE_READ_URLS: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(z.string().regex(/^postgres(ql)?:\/\//, 'each must begin with postgres://')))
    .optional(),
  DATABASE_OWNER_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/@[^@\s>]+>?$/, 'must be an address, or Name <address>')
    .optional(),
  STORAGE_URL: z
    .string()
    .regex(/^s3:\/\/[^/@:]+:[^/@]+@[^/]+\/[^/?]+/, 'must be s3://KEY:SECRET@host/bucket')
    .optional(),
  CLAMAV_HOST: z
    .string()
    .regex(/^[^:]+(:\d{1,5})?$/, 'must be a host, or host:port')
    .optional(),
  CACHE_URLS: z
    .string()
    .transform(readCacheUrls)
    .refine((urls) => urls !== null, 'each must be http:// or https:// and a host, and no more')
    .optional(),
  PLAIN_CONNECTIONS: z.enum(['yes', 'no']).default('no'),
  TRUST_PROXY: z.enum(['yes', 'no']).default('no'),
  SECURITY_CONTACT: contact.optional(),
  LEGAL_CONTACT: contact.optional(),
  SOCIAL_LINKS: z
    .string()
    .transform((text) => text.split(',').map(socialLink))
    .pipe(z.array(z.object({ label: z.string(), href: z.url({ protocol: /^https$/ }) })))
    .optional(),
  LOG_DAY_SIZE: z.coerce
    .number()
    .default(usualDaySize)
    .transform(readDaySize)
    .refine((size) => size !== null, 'must be 256, 1024, 4096 or 16384'),
  PUBLICATION_MINUTES: z.coerce
    .number()
    .int()
    .max(720)
    .refine((count) => count === 0 || count >= 10, 'must be 0, for at once, or 10 to 720')
    .optional(),
  LOG_WITNESSES: z
    .string()
    .transform(readWitnesses)
    .refine(
      (witnesses) => witnesses !== null,
      'must be KEY ADDRESS, KEY ADDRESS: the keys of witnesses, and where they are',
    )
    .optional(),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .optional(),
  STATISTICS: z.enum(['own', 'plausible', 'umami']).default('own'),
  STATISTICS_SCRIPT: z.url({ protocol: /^https$/ }).optional(),
  STATISTICS_SITE: z.string().min(1).optional(),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(live|test)_\w+$/, 'must begin with sk_live_ or sk_test_')
    .optional(),
  PAYSTACK_API_URL: z
    .string()
    .refine(isSafeApiUrl, 'must begin with https://, or lead to this machine')
    .optional(),
  PAYMENT_TRADE_NAME: z.string().min(1).max(100).optional(),
  SELLER_NAME: z.string().min(1).max(100).optional(),
  SELLER_ADDRESS: z.string().min(1).max(300).optional(),
  SELLER_TAX_NUMBER: z.string().min(1).max(40).optional(),
  VAT_NUMBER: z.string().min(1).max(40).optional(),
  LOGO_FILE: z.string().min(1).optional(),
  SOURCE_URL: z.url({ protocol: /^https$/ }).optional(),
  FIRST_QUESTION: z.enum(['one', 'two']).optional(),
  WEBHOOKS: z.enum(['yes', 'no']).optional(),
  DEMONSTRATION: z.enum(['yes', 'no']).default('no'),
  MONITOR_SOCKET: z
    .string()
    .transform(readMonitorAddress)
    .refine(
      (address) => address !== null,
      'must be a path from /, or an address of this machine or of a private network with its port',
    )
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Environment = {
  port: number
  host: string
  /** Without a slash at its end. Decides about HSTS and the cookie's name as well. */
  publicUrl: string
  /** The program that runs an onion service for us. Null where no such service is asked for. */
  tor: string | null
  dataFolder: string
  keyFile: string
  databaseUrl: string | null
  /** The same database without the pooler that `databaseUrl` leads to. Null: there is no pooler that gives a connection for one transaction alone. */
  databaseDirectUrl: string | null
  /** Streaming replicas of the same database, for pages that may be two seconds old. */
  databaseReadUrls: readonly string[]
  /** As whom migrations are made, so that the application does not own its log. For a database of the operator's own. */
  databaseOwnerUrl: string | null
  /** Without one, letters become files in the data folder's outbox, and addresses are not confirmed. */
  smtpUrl: string | null
  mailFrom: string
  /** Without one, sealed files are in the data folder. */
  storageUrl: string | null
  /** Where clamd listens, 3310 unless said otherwise. */
  clamav: { host: string; port: number } | null
  /** Caches in front of this process, which are told when pages changed. Without one, no answer says what a cache may keep. */
  cacheUrls: readonly string[]
  /** A proxy of ours is in front, and its X-Forwarded-For may be believed for rate limits. */
  trustProxy: boolean
  /** Where the operator's own programs ask how this process is. Null: nowhere. */
  monitor: MonitorAddress | null
  logLevel: string
  operator: OperatorSettings
  publicLog: PublicLogSettings
  /** Null: as set in the interface. */
  publication: Publication | null
  payments: PaymentSettings
  seller: Seller
}

/** Reads and checks the environment, once, at start. Throws one error that names every variable that does not fit. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings do not fit:\n${problems.join('\n')}`)
  }
  const settings = parsed.data
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '')
  if (settings.DATABASE_OWNER_URL && !settings.DATABASE_URL) throw new Error(ownerAlone)
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL) throw new Error(directAlone)
  if (settings.DATABASE_READ_URLS && !settings.DATABASE_URL) throw new Error(replicasAlone)
  const plain = settings.PLAIN_CONNECTIONS === 'yes' ? [] : plainConnections(settings)
  if (plain.length > 0) throw new Error(`These settings do not fit:\n  ${plain.join('\n  ')}`)
  if (publicUrl.startsWith('https:') && settings.TRUST_PROXY === 'no') throw new Error(noProxy)
  if (settings.ONION === 'yes' && settings.ONION_URL) throw new Error(twoOnions)
  const dataFolder = resolve(settings.FITILA_DATA_FOLDER)
  const hasOnion = settings.ONION_URL !== undefined || settings.ONION === 'yes'
  const onionUrl = settings.ONION_URL?.replace(/\/$/, '') ?? null
  return {
    port: settings.PORT,
    host: settings.HOST,
    publicUrl,
    tor: settings.ONION === 'yes' ? settings.TOR : null,
    dataFolder,
    keyFile: settings.FITILA_KEY_FILE ? resolve(settings.FITILA_KEY_FILE) : resolve(dataFolder, 'fitila.key'),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    databaseReadUrls: settings.DATABASE_READ_URLS ?? [],
    databaseOwnerUrl: settings.DATABASE_OWNER_URL ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `Fitila <fitila@${new URL(publicUrl).hostname}>`,
    storageUrl: settings.STORAGE_URL ?? null,
    clamav: settings.CLAMAV_HOST ? hostAndPort(settings.CLAMAV_HOST) : null,
    cacheUrls: settings.CACHE_URLS ?? [],
    trustProxy: settings.TRUST_PROXY === 'yes',
    monitor: settings.MONITOR_SOCKET ?? null,
    logLevel: settings.LOG_LEVEL,
    payments: paymentSettings(settings, publicUrl, hasOnion),
    seller: {
      name: settings.SELLER_NAME ?? null,
      address: settings.SELLER_ADDRESS ?? null,
      taxNumber: settings.SELLER_TAX_NUMBER ?? null,
      vatNumber: settings.VAT_NUMBER ?? null,
    },
    publication: publicationEvery(settings.PUBLICATION_MINUTES),
    publicLog: {
      daySize: settings.LOG_DAY_SIZE ?? usualDaySize,
      witnesses: settings.LOG_WITNESSES ?? [],
    },
    operator: {
      securityContact: settings.SECURITY_CONTACT ?? null,
      legalContact: settings.LEGAL_CONTACT ?? null,
      onionUrl,
      socialLinks: settings.SOCIAL_LINKS ?? null,
      countryHeader: settings.COUNTRY_HEADER?.toLowerCase() ?? null,
      logoFile: settings.LOGO_FILE ?? null,
      sourceUrl: settings.SOURCE_URL ?? null,
      statistics: outsideStatistics(settings),
      firstQuestionByTwo: settings.FIRST_QUESTION ? settings.FIRST_QUESTION === 'two' : null,
      // A site that is found through Tor may have to hide where it is.
      hasWebhooks: (settings.WEBHOOKS ?? (hasOnion ? 'no' : 'yes')) === 'yes',
      isDemonstration: settings.DEMONSTRATION === 'yes',
    },
  }
}

function publicationEvery(count: number | undefined): Publication | null {
  if (count === undefined) return null
  return count === 0 ? 'at once' : { every: minutes(count) }
}

const ownerAlone =
  'These settings do not fit:\n  DATABASE_OWNER_URL: it needs DATABASE_URL, as whom the application works'

const directAlone =
  'These settings do not fit:\n  DATABASE_DIRECT_URL: it needs DATABASE_URL, which leads to the pooler'

const replicasAlone =
  'These settings do not fit:\n  DATABASE_READ_URLS: it needs DATABASE_URL, whose replicas they are'

const twoOnions =
  'These settings do not fit:\n  ONION: with it the address is made here. ONION_URL names a service that you run yourself'

// Fitila itself speaks no TLS. Without the addresses that the proxy tells, all visitors would share one count of tries.
const noProxy =
  'These settings do not fit:\n  TRUST_PROXY: with an https PUBLIC_URL there is a proxy in front. Let it set X-Forwarded-For, and set TRUST_PROXY=yes'

function outsideStatistics(settings: z.infer<typeof schema>): OperatorSettings['statistics'] {
  const { STATISTICS: kind, STATISTICS_SCRIPT: script, STATISTICS_SITE: site } = settings
  if (kind === 'own') return null
  else if (script && site) return { kind, script, site }
  else
    throw new Error(
      `These settings do not fit:\n  STATISTICS: ${kind} needs STATISTICS_SCRIPT and STATISTICS_SITE as well`,
    )
}

/** `Mastodon=https://example.org/@fitila` */
function socialLink(text: string): SocialLink {
  const [label = '', ...rest] = text.split('=')
  return { label: label.trim(), href: rest.join('=').trim() }
}

function hostAndPort(text: string): { host: string; port: number } {
  const [host = '', port = '3310'] = text.split(':')
  return { host, port: Number(port) }
}
