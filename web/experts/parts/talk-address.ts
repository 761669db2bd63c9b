/** The number of a message in an address, before which a page of the talk ends. Anything else asks for the newest messages. */
export function beforeIn({ searchParams }: URL): number | null {
  const given = searchParams.get('before') ?? ''
  return /^[1-9]\d{0,6}$/.test(given) ? Number(given) : null
}

/** Which assignment of a report's desk is shown from an earlier message on. */
export function earlierTalkIn(address: URL): { assignment: string; before: number } | null {
  const before = beforeIn(address)
  return before === null ? null : { assignment: address.searchParams.get('talk') ?? '', before }
}
