import { readFile } from 'node:fs/promises'
import { explainSignedDecision } from '@fitila/receipts/signatures/check-signed-decision'
import { answerHelp } from './answer-help.ts'

const usage = 'Use: node verify-signature.ts signature.json'

answerHelp(usage)

// Asks no one: everything is in the file that staff download at a report.
const [path] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write(`${usage}\n`)
  process.exitCode = 2
} else {
  const findings = await explainSignedDecision(await readFile(path, 'utf8'))
  for (const { holds, text } of findings)
    process.stdout.write(`${holds === null ? 'open' : holds ? 'yes ' : 'no  '}  ${text}\n`)
  if (findings.some(({ holds }) => holds === false)) process.exitCode = 1
}
