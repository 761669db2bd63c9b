import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { checkReceipt, trustedBy } from '@fitila/receipts/check-receipt'
import { explainCheck, noReceipt } from '@fitila/receipts/explain-check'
import { answerHelp } from './answer-help.ts'
import { fileFacts } from './operations/file-facts.ts'

const usage =
  'Use: npm run --silent verify-receipt -- receipt.txt [--keys keys.json] [--handed-in handed-in.txt] [--file FILE]...\n'

answerHelp(usage)

// Asks no one. The code is asked for, so that it is in no list of commands.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keys: { type: 'string' },
    'handed-in': { type: 'string' },
    file: { type: 'string', multiple: true },
  },
})
const [path] = positionals
if (path === undefined) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  const keys = values.keys === undefined ? '' : await readFile(values.keys, 'utf8')
  const checked = await checkReceipt({
    receipt: await readFile(path, 'utf8'),
    keys,
    handedIn: values['handed-in'] === undefined ? '' : await readFile(values['handed-in'], 'utf8'),
    code: values['handed-in'] === undefined ? '' : await askForCode(),
    files: await Promise.all((values.file ?? []).map(fileFacts)),
  })
  const findings = checked ? explainCheck(checked, trustedBy({ keys })) : [noReceipt]
  for (const { holds, text } of findings)
    process.stdout.write(`${holds === null ? 'open' : holds ? 'yes ' : 'no  '}  ${text}\n`)
  if (findings.some(({ holds }) => holds === false)) process.exitCode = 1
}

async function askForCode(): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question('The code of the receipt: ')
  } finally {
    lines.close()
  }
}
