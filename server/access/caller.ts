/** What a visitor did for one more try: a solved sum, or a ticket after its time. See decision 061. */
export type Effort = { ticket: string; solution: string }

/** The network of a visitor, and the effort that they made. Null where nothing is counted: on the command line. */
export type Caller = string | null | { network: string; effort: Effort | null }

export function networkOfCaller(caller: Caller): string {
  return (typeof caller === 'object' ? caller?.network : caller) ?? ''
}

export function effortOf(caller: Caller): Effort | null {
  return typeof caller === 'object' ? (caller?.effort ?? null) : null
}
