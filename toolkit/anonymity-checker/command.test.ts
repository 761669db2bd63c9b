import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

function run(input: string, ...options: string[]) {
  return spawnSync(process.execPath, [join(import.meta.dirname, 'command.ts'), ...options], {
    input,
    encoding: 'utf8',
  })
}

test('--jsonl prints findings, questions with their kind and text, and the score of each line', () => {
  const text = 'I am a nurse, on 0803 123 4567.'
  const { stdout, stderr, status } = run(`${JSON.stringify({ id: 7, text })}\n\n`, '--jsonl')
  expect([status, stderr]).toEqual([0, ''])
  const answer: unknown = JSON.parse(stdout)
  expect(answer).toMatchObject({ id: 7, score: 75 })
  expect(answer).toHaveProperty('questions', [
    { start: 0, end: 12, kind: 'role', text: expect.stringContaining('this job') },
  ])
  expect(answer).toHaveProperty(
    'findings',
    expect.arrayContaining([expect.objectContaining({ kind: 'phone', start: 17, end: 30, tier: 'certain' })]),
  )
})

test('a line that is no question is left out and named, and without --jsonl the use is told', () => {
  const { stdout, stderr, status } = run('{"id":1}\n{"id":2,"text":"x"}\n', '--jsonl')
  expect(stdout).toBe('{"id":2,"findings":[],"questions":[],"score":100}\n')
  expect([status, stderr]).toEqual([1, 'Line 1 is not {"id", "text"}; it was left out.\n'])
  expect(run('').status).toBe(2)
})

test('--tables prints the figures of the texts that are in the repository', { timeout: 60_000 }, () => {
  const { stdout, status } = run('', '--tables')
  expect(status).toBe(0)
  for (const language of ['English', 'Pidgin', 'Hausa', 'Igbo', 'Yoruba'])
    expect(stdout).toMatch(new RegExp(`^\\| ${language} \\| petitions.* \\| certain \\| `, 'm'))
})
