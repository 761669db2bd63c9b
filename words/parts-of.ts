/** The parts of all files, side by side. */
export type PartsOf<Files> = Flat<Together<Files[keyof Files]>>

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type Flat<T> = { [Key in keyof T]: T[Key] }

/** A long part may have its rows in several files. Two rows of one name would hide each other. */
export function partsOf<Files extends Record<string, object>>(files: Files): PartsOf<Files> {
  const parts = new Map<string, object>()
  for (const [name, rows] of Object.values(files).flatMap((file) => Object.entries(file))) {
    const others = parts.get(name)
    parts.set(name, others === undefined ? rows : together(name, others, rows))
  }
  // A walk over keys cannot keep the types, which say the same as its code.
  return Object.fromEntries(parts) as PartsOf<Files>
}

function together(part: string, some: object, others: object): object {
  const twice = Object.keys(others).find((row) => Object.hasOwn(some, row))
  if (twice !== undefined) throw new Error(`two files of words have the row ${part}.${twice}`)
  return { ...some, ...others }
}
