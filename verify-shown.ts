import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { explainShownProof } from '@fitila/log/shown-proof'
import { trustedBy } from '@fitila/receipts/check-receipt'
import { answerHelp } from './answer-help.ts'
import { fileFacts } from './operations/file-facts.ts'

const usage = `Use: npm run --silent verify-shown -- [--keys keys.json] [--file FILE]... proof.txt|https://site/archive/REFERENCE/proof.txt ...
With --file it also says whether what is shown names the SHA-256 of that file: the proof of the files to carry names theirs.
`

answerHelp(usage)

// Compares what pages show with what the log has of it, from saved proofs or from the site itself.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keys: { type: 'string' }, file: { type: 'string', multiple: true } },
})
if (positionals.length === 0) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  const trusted = trustedBy({ keys: values.keys === undefined ? '' : await readFile(values.keys, 'utf8') })
  const files = await Promise.all((values.file ?? []).map(fileFacts))
  for (const place of positionals) {
    const findings = await explainShownProof(await textAt(place), trusted, files)
    process.stdout.write(`${place}\n`)
    for (const { holds, text } of findings)
      process.stdout.write(`${holds === null ? 'open' : holds ? 'yes ' : 'no  '}  ${text}\n`)
    if (findings.some(({ holds }) => holds === false)) process.exitCode = 1
  }
}

async function textAt(place: string): Promise<string> {
  if (!/^https?:\/\//.test(place)) return readFile(place, 'utf8')
  const answer = await fetch(place, { signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) throw new Error(`${place} answered ${answer.status}`)
  return answer.text()
}
