/** Longest message between a source and staff, in characters. */
export const longestSourceMessage = 5_000

/** Reports from one network on one day that staff read in their turn. Those after it are taken too, and read later. */
export const reportsOfNetworkADay = 5
