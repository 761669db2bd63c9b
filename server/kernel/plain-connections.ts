type Services = {
  DATABASE_URL?: string | undefined
  DATABASE_DIRECT_URL?: string | undefined
  DATABASE_READ_URLS?: readonly string[] | undefined
  DATABASE_OWNER_URL?: string | undefined
  STORAGE_URL?: string | undefined
  CLAMAV_HOST?: string | undefined
  CACHE_URLS?: readonly string[] | null | undefined
}

const databaseSettings = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URLS',
  'DATABASE_OWNER_URL',
] as const

/** What would be asked on another machine without TLS: each setting, and what to do. Mail is never sent so (`openSmtp`). */
export function plainConnections(services: Services): string[] {
  const databases = databaseSettings.flatMap((name) => {
    const urls = [services[name] ?? []].flat()
    return urls.some((url) => isPlainDatabase(new URL(url))) ? [`${name}: ${inDatabase}`] : []
  })
  const storage = services.STORAGE_URL ? new URL(services.STORAGE_URL) : null
  const isPlainStorage = storage?.searchParams.get('tls') === 'no' && !isThisMachine(storage.hostname)
  const scanner = services.CLAMAV_HOST?.split(':')[0]
  const caches = (services.CACHE_URLS ?? []).map((url) => new URL(url))
  const hasPlainCache = caches.some(
    ({ protocol, hostname }) => protocol === 'http:' && !isThisMachine(hostname),
  )
  return [
    ...databases,
    ...(isPlainStorage
      ? [`STORAGE_URL: with tls=no its bytes go over the network in clear. ${otherwise}`]
      : []),
    ...(scanner && !isThisMachine(scanner)
      ? [
          `CLAMAV_HOST: clamd has no TLS. Run it on this machine, or lead to it through a tunnel. ${otherwise}`,
        ]
      : []),
    ...(hasPlainCache
      ? [
          `CACHE_URLS: what is said to a cache goes over the network in clear. Run it on this machine, or lead to it through a tunnel. ${otherwise}`,
        ]
      : []),
  ]
}

/** Names of this machine, which no network carries. */
export function isThisMachine(host: string): boolean {
  return ['', 'localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
}

const otherwise = 'On a network that no other machine can read: PLAIN_CONNECTIONS=yes'
const inDatabase = `add sslmode=verify-full, or it is asked in clear. ${otherwise}`

function isPlainDatabase({ hostname, searchParams }: URL): boolean {
  const isSocket = searchParams.get('host')?.startsWith('/') ?? false
  const isEncrypted = ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '')
  return !isThisMachine(decodeURIComponent(hostname)) && !isSocket && !isEncrypted
}
