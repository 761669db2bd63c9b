import { spawnSync } from 'node:child_process'
import { root } from './programs.ts'

const dayInSeconds = 24 * 60 * 60

/**
 * The files that differ from where the work began: CI_BASE, else the branch that this one follows. Null when that is not known, or is
 * older than a day, so that everything is tried at least once a day.
 */
export function changedFiles(environment: NodeJS.ProcessEnv, now: Date): readonly string[] | null {
  const base = environment.CI_BASE || (environment.CI ? null : upstream())
  if (base === null || isOlderThanADay(base, now)) return null
  return changedSince(base)
}

/** As above, however long ago the work began. */
export function changedOnThisBranch(): readonly string[] | null {
  return changedSince(upstream())
}

function changedSince(base: string): readonly string[] | null {
  const committed = git('diff', '--name-only', base)
  const fresh = git('ls-files', '--others', '--exclude-standard')
  return committed === null || fresh === null ? null : [...linesOf(committed), ...linesOf(fresh)]
}

/** A clone that follows no branch begins at its own last commit. */
function upstream(): string {
  return git('merge-base', 'HEAD', '@{upstream}')?.trim() ?? 'HEAD'
}

function isOlderThanADay(commit: string, now: Date): boolean {
  const moment = git('show', '-s', '--format=%ct', commit)
  // On a developer's machine the last commit may be old, and what changed since is known all the same.
  if (moment === null) return true
  else return commit !== 'HEAD' && now.getTime() / 1000 - Number(moment) > dayInSeconds
}

function git(...words: string[]): string | null {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout : null
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}
