import { readdir, readFile } from 'node:fs/promises'

// Of a clock tick, in every Linux of today.
const millisecondsOfTick = 10

/**
 * What this process and the database below it have used of the processors, in milliseconds. It says on a busy machine what a page costs, where
 * the time that passed says how busy the machine was.
 *
 * @param postmaster the number of the database's first process; null counts this process alone
 */
export async function processorTime(postmaster: number | null): Promise<number> {
  const { user, system } = process.cpuUsage()
  const own = (user + system) / 1000
  if (postmaster === null) return own
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const used = await Promise.all(numbers.map((number) => ticksOf(number, postmaster)))
  return own + used.reduce((sum, each) => sum + each, 0) * millisecondsOfTick
}

/** Zero for what is not of this database, or has ended. */
async function ticksOf(number: string, postmaster: number): Promise<number> {
  const stat = await readFile(`/proc/${number}/stat`, 'utf8').catch(() => '')
  // The name before it is in brackets, and can hold anything.
  const [, parent = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (Number(parent) !== postmaster && Number(number) !== postmaster) return 0
  const [user = '0', system = '0'] = fields.slice(9, 11)
  return Number(user) + Number(system)
}
