/** What ProofMode names in the files beside a photo (`.proof.csv`, `.proof.json`), and what few other files name. */
const names = [
  'Location.Latitude',
  'Location.Longitude',
  'Location.Provider',
  'Proof Generated',
  'File Hash SHA256',
  'DeviceID',
  'Wifi MAC',
  'CellInfo',
  'SafetyCheck',
]

const fewestNames = 3

/** Whether a text is a table or data of ProofMode about one photo: who took it, where, and with which device. */
export function isProofFile(start: string): boolean {
  return names.filter((name) => isFieldIn(start, name)).length >= fewestNames
}

/** In quotation marks, as in data, or between commas, as in a table. A letter that tells of ProofMode is a text like others. */
function isFieldIn(start: string, name: string): boolean {
  return (
    [`"${name}"`, `,${name},`, `\n${name},`].some((field) => start.includes(field)) ||
    start.startsWith(`${name},`)
  )
}
