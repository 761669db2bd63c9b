/** The parts of all files, side by side. */
export type PartsOf<Files> = Flat<Together<Files[keyof Files]>>

type Together<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type Flat<T> = { [Key in keyof T]: T[Key] }

/** Two files with a part of one name would hide each other. */
export function partsOf<Files extends Record<string, object>>(files: Files): PartsOf<Files> {
  const parts = Object.values(files).flatMap((file) => Object.entries(file))
  const names = parts.map(([name]) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`two files of words have a part called ${twice}`)
  // A walk over keys cannot keep the types, which say the same as its code.
  return Object.fromEntries(parts) as PartsOf<Files>
}
