const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Whether a request was sent to a name of ours, so that another site's name cannot be pointed at this server and then read its answers.
 * The names of the own machine pass with any port: a tunnel or a proxy beside us has its own port.
 *
 * @param addresses under which the site is reached
 */
export function knownHosts(addresses: readonly string[]) {
  const hosts = new Set(addresses.flatMap(hostsOf))
  return ({ url, headers }: Request): boolean => {
    const asked = new URL(url)
    // A request line may hold a whole address, and then it can differ from the header.
    const named = headers.get('host')
    const isKnown = ({ host, hostname }: URL) => hosts.has(host) || loopback.has(hostname)
    return isKnown(asked) && (named === null || isKnown(hostOf(named, asked)))
  }
}

// A proxy that ends TLS may pass on the port that browsers leave out.
function hostsOf(address: string): string[] {
  const { host, hostname, protocol, port } = new URL(address)
  return protocol === 'https:' && port === '' ? [host, `${hostname}:443`] : [host]
}

function hostOf(named: string, { protocol }: URL): URL {
  return URL.parse(`${protocol}//${named}`) ?? new URL('http://unreadable.invalid')
}
