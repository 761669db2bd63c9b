/** Work that several ask for at once is done once, where its result may be shared. */
export type Flights<Shared> = {
  /**
   * The result of a flight with this key that is under way; null when what it brought is for one alone. Null at once where there is none:
   * one who then begins it without waiting is the only one.
   */
  joined(key: string): Promise<Shared | null> | null
  /** Does the work. What `shared` makes of its result is handed to all who join meanwhile; null when it is for one alone. */
  begin<Result>(
    key: string,
    work: () => Promise<Result>,
    shared: (result: Result) => Shared | null,
  ): Promise<Result>
}

export function openFlights<Shared>(): Flights<Shared> {
  const underWay = new Map<string, Promise<Shared | null>>()
  return {
    joined: (key) => underWay.get(key) ?? null,
    async begin(key, work, shared) {
      if (underWay.has(key)) return work()
      const result = work()
      const flight = result.then(shared, () => null)
      underWay.set(key, flight)
      try {
        return await result
      } finally {
        await flight
        underWay.delete(key)
      }
    },
  }
}
