import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { systemEnvironment } from '../../support/documents/outside-programs.ts'

/** The library of mat2 in one process that is warm, with the programs that it starts. Prints a line of milliseconds for each path. */
const script = `
import os, resource, sys, tempfile
sys.path.append('/usr/lib/python3/dist-packages')
from libmat2 import UnknownMemberPolicy, parser_factory
def used():
    # os.times() counts in hundredths of a second, and many files take less.
    who = (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    return 1000 * sum(times.ru_utime + times.ru_stime for times in map(resource.getrusage, who))
out = tempfile.mkdtemp()
for path in sys.argv[2:]:
    taken = []
    while len(taken) <= int(sys.argv[1]) and sum(taken) < 10000:
        before = used()
        parser = parser_factory.get_parser(path)[0]
        parser.unknown_member_policy = UnknownMemberPolicy.OMIT
        parser.output_filename = os.path.join(out, os.path.basename(path))
        if not parser.remove_all(): break
        taken.append(used() - before)
        os.remove(parser.output_filename)
    print(' '.join(str(one) for one in taken) or 'refused')
os.rmdir(out)
`

/** Of each file, the processor time of so many turns in milliseconds; fewer where a turn takes seconds. The first warmed up, unless it is alone. None of what mat2 does not clean. */
export async function timesOfMat2(paths: readonly string[], turns: number): Promise<number[][]> {
  const words = ['-c', script, String(turns), ...paths]
  const { stdout } = await promisify(execFile)('python3', words, { env: systemEnvironment })
  return stdout
    .trim()
    .split('\n')
    .map((line) => (line === 'refused' ? [] : line.split(' ').map(Number)))
    .map((taken) => (taken.length > 1 ? taken.slice(1) : taken))
}

/**
 * The processor time of a program and all that it starts, in milliseconds, as the shell counts it.
 *
 * @param more settings of its environment besides those of the system
 */
export async function timeOfProgram(
  program: string,
  words: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { stdout } = await promisify(execFile)(
    'sh',
    ['-c', '"$@" > /dev/null && times', 'sh', program, ...words],
    {
      env: { ...systemEnvironment, ...more },
    },
  )
  const children = stdout.trim().split('\n').at(-1) ?? ''
  const [user = Number.NaN, system = Number.NaN] = Array.from(
    children.matchAll(/(\d+)m([\d.]+)s/g),
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  return 1000 * (user + system)
}
