import { readFile } from 'node:fs/promises'

type NetEvent = { type: number; params?: Record<string, unknown> }

/** What Chromium itself says that it asked of the network for the sake of a page: host names and requests. */
export type NetActivity = { names: string[]; requests: string[] }

/** Reads the file of `--log-net-log` after the browser was closed. */
export async function readNetLog(path: string): Promise<NetActivity> {
  const { types, events } = parse(await readFile(path, 'utf8'))
  const valuesOf = (name: string, parameter: string) =>
    events
      .filter(({ type, params }) => type === types[name] && typeof params?.[parameter] === 'string')
      .map(({ params }) => String(params?.[parameter]))
  return {
    names: withoutOwnTraffic([
      ...valuesOf('HOST_RESOLVER_MANAGER_REQUEST', 'host'),
      ...valuesOf('HOST_RESOLVER_MANAGER_JOB', 'host'),
      ...valuesOf('HOST_RESOLVER_DNS_TASK', 'hostname'),
    ]),
    requests: withoutOwnTraffic(valuesOf('URL_REQUEST_START_JOB', 'url')),
  }
}

/** One line a record. The file as a whole is no JSON when the browser was closed quickly, so each line is read alone. */
function parse(text: string): { types: Record<string, number>; events: NetEvent[] } {
  const [constants = '', ...lines] = text.split('\n')
  const { logEventTypes } = JSON.parse(`${constants.replace(/,\s*$/, '')}}`).constants
  const records = lines.filter((line) => /^\{.*"type":\d+\},?\]?,?$/.test(line))
  return { types: logEventTypes, events: records.map((line) => JSON.parse(line.replace(/\},?\]?,?$/, '}'))) }
}

/** Chromium calls home whatever page is open: updates, accounts, and the kinds of fields for filling in. */
function withoutOwnTraffic(addresses: string[]): string[] {
  return addresses.filter(
    (address) => !/^(https?:\/\/)?([\w-]+\.)*(google|googleapis|gstatic|gvt1)\.com\b/.test(address),
  )
}
