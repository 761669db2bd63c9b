import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { generateHybridIdentity, identityToRecipient } from 'age-encryption'
import { isDatabaseSilent } from '#server/database/database-unreachable.ts'
import { readEnvironment } from '#server/kernel/env.ts'
import { answerHelp } from '../answer-help.ts'
import { backUp, recipientsInEnvironment } from './back-up.ts'

const usage = `Use it like this:
  npm run backup -- keygen PRIVATE-KEY-FILE       once, on another machine: makes a private key, and a file beside it with the recipient
  npm run backup -- --to FOLDER --for RECIPIENT   writes one sealed file into the folder, while Fitila runs or not

RECIPIENT is the file that keygen made (its name ends in .recipient), or the recipient itself, age1…
More than one can be named: --for ONE --for OTHER, or BACKUP_RECIPIENTS="ONE OTHER" in the environment.`
answerHelp(usage)

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, for: { type: 'string', multiple: true } },
  })
  if (positionals[0] === 'keygen' && positionals[1]) await makeKey(positionals[1])
  else if (values.to && positionals.length === 0)
    await run(values.to, values.for ?? recipientsInEnvironment())
  else throw new Error(usage)
} catch (error) {
  const reason = error instanceof Error ? error.message : error
  // The search may be on other servers than the rest.
  const away = isDatabaseSilent(error)
    ? 'A server of the database does not answer, and without its rows a backup is not whole: '
    : ''
  process.stderr.write(`\nNo backup was made. ${away}${reason}\n\n`)
  process.exitCode = 1
}

/** A hybrid key, so that a backup that is kept for decades stays closed to a later quantum computer. */
async function makeKey(path: string): Promise<void> {
  const identity = await generateHybridIdentity()
  const recipient = await identityToRecipient(identity)
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 })
  await writeFile(`${path}.recipient`, `${recipient}\n`, { flag: 'wx' })
  process.stdout.write(
    `The private key is in ${path}. Keep it, and a copy, away from the machine that runs Fitila. Without it no backup opens again.\nCopy ${path}.recipient to the machine that runs Fitila.\n`,
  )
}

async function run(folder: string, named: readonly string[]): Promise<void> {
  const made = await backUp(readEnvironment(process.env), { folder, named })
  process.stdout.write(
    `${made.path}\n${made.rows} rows of ${made.tables} tables and ${made.files} files, ${made.bytes} bytes, in ${made.seconds.toFixed(1)} s. ${made.filesGone} files were deleted meanwhile.\nThe key file of the site is not in it. Keep a copy of that apart.\n`,
  )
}
