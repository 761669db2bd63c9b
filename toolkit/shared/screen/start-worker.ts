/**
 * Starts a worker from text that came with this page: `import source from './worker.ts?source'` gives the bundled text.
 * Its address is a blob of ours, the one kind of script address that the page's Trusted Types policy makes.
 */
export function startWorker(source: string): Worker {
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const worker = new Worker(trusted(address))
  // A worker takes its text at once when it starts; an address that is given up too early stops it in some browsers.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
  return worker
}

type ScriptAddressPolicy = { createScriptURL(address: string): unknown }
type TrustedTypesFactory = {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptAddressPolicy
}

let policy: ScriptAddressPolicy | undefined

// The DOM's types do not know Trusted Types yet, and `Worker` takes what the policy gives in place of a string.
function trusted(address: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes
  if (!factory) return address
  policy ??= factory.createPolicy('fitila-worker', { createScriptURL: refuseAllButBlobs })
  return policy.createScriptURL(address) as string
}

function refuseAllButBlobs(address: string): string {
  if (!address.startsWith('blob:')) throw new TypeError('Only text that came with this page may run.')
  return address
}
