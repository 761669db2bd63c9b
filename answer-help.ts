import { outliveReader } from './toolkit/shared/command/outlive-reader.ts'

/**
 * Of a command that was asked how it is used (`--help` or `-h`): says so, and ends before anything is opened. Every command begins with it, so it
 * also lets the command outlive who reads its words.
 *
 * @param usage with or without a line break at its end
 */
export function answerHelp(usage: string, given: readonly string[] = process.argv.slice(2)): void {
  outliveReader()
  if (!given.includes('--help') && !given.includes('-h')) return
  process.stdout.write(`${usage.trimEnd()}\n`)
  process.exit(0)
}
