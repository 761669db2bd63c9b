/** Longest message between a source and staff, in characters. */
export const longestSourceMessage = 5_000

/** Reports from one network on one day that staff read in their turn. Those after it are taken too, and read later. */
export const reportsOfNetworkADay = 5

/** Bytes that files of sources take in a day, and of that what networks may still take that sent many files on this day. */
export const fileBytesADay = 4 * 1024 ** 3
export const fileBytesOfBusyNetworks = 1024 ** 3
export const filesOfNetworkADay = 60
