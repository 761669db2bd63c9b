type ScriptAddressPolicy = { createScriptURL(address: string): string }
type TrustedTypesFactory = {
  createPolicy(name: string, rules: { createScriptURL(): string }): ScriptAddressPolicy
}

const script = '/tools/offline.js'

/**
 * Lets this page open again without a connection. See docs/decisions/011: the worker keeps the page's program and no
 * word of the person's, and the browser itself asks for the worker's script again at most once a day.
 */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes
  const policy = factory?.createPolicy('fitila-shell', { createScriptURL: () => script })
  const address = policy?.createScriptURL(script) ?? script
  // Private windows refuse; the tool works all the same.
  navigator.serviceWorker.register(address, { scope: '/tools/', updateViaCache: 'all' }).catch(() => {})
}
