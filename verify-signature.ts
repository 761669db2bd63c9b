import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import type { Finding } from '@fitila/log/finding'
import { explainSignedDecision } from '@fitila/receipts/signatures/check-signed-decision'
import { answerHelp } from './answer-help.ts'
import { fileFacts } from './operations/file-facts.ts'
import { explainRelease } from './operations/release/explain-release.ts'

const usage = `Use it like this:
  node verify-signature.ts signature.json                          a decision that a member of the staff signed
  node verify-signature.ts release.txt --key KEY [--file FILE]...  the signed list of a release, with release.sig beside it
KEY is the public key of the releases, or a file with it. Take it from another place than the release. With --file it
also says whether the list names the SHA-256 of that file: a file to carry, for example.`

answerHelp(usage)

// Asks no one: everything is in the files that are named here.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { key: { type: 'string' }, file: { type: 'string', multiple: true } },
})
const [path] = positionals
if (path === undefined) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 2
} else {
  const findings = await findingsOf(path)
  for (const { holds, text } of findings)
    process.stdout.write(`${holds === null ? 'open' : holds ? 'yes ' : 'no  '}  ${text}\n`)
  if (findings.some(({ holds }) => holds === false)) process.exitCode = 1
}

async function findingsOf(path: string): Promise<Finding[]> {
  if (values.key === undefined) return explainSignedDecision(await readFile(path, 'utf8'))
  const files = await Promise.all((values.file ?? []).map(fileFacts))
  return explainRelease(dirname(path), values.key, files)
}
