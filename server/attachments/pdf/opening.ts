import { blank, namePattern } from './names-that-act.ts'

const gap = `(?:${blank}|%[^\\r\\n]{0,80}[\\r\\n]){0,16}`
const openAction = new RegExp(`${namePattern('OpenAction')}${gap}`, 'g')
const reference = new RegExp(`^0*(\\d{1,10})${gap}\\d{1,5}${gap}R`)

/** Whether a PDF opens at a place in itself, and does nothing else when it is opened. Most name such a place. */
export async function opensHarmlessly(texts: () => AsyncIterable<string>): Promise<boolean> {
  const targets = new Set<string>()
  for await (const text of texts())
    for (const found of text.matchAll(openAction)) {
      const value = text.slice(found.index + found[0].length, found.index + found[0].length + 2_048)
      const target = reference.exec(value)?.[1]
      if (target !== undefined) targets.add(target)
      else if (value.length > 2 && !isPlace(value)) return false
    }
  return targets.size === 0 || (await leadToPlaces(texts, targets))
}

/** A place, its name, or an action that goes to one and is followed by none. */
function isPlace(value: string): boolean {
  if (!value.startsWith('<<')) return /^[[(</]/.test(value)
  const action = value.slice(0, value.indexOf('>>') + 2)
  return goesToPlace.test(action) && !followed.test(action)
}

const goesToPlace = new RegExp(`${namePattern('S')}${gap}${namePattern('GoTo')}`)
const followed = new RegExp(namePattern('Next'))

async function leadToPlaces(
  texts: () => AsyncIterable<string>,
  targets: ReadonlySet<string>,
): Promise<boolean> {
  const missing = new Set(targets)
  for await (const text of texts())
    for (const { number, value } of [...objectsIn(text), ...packedObjectsIn(text)]) {
      if (!targets.has(number) || value.length < 8) continue
      if (!isPlace(value)) return false
      missing.delete(number)
    }
  return missing.size === 0
}

type NumberedObject = { number: string; value: string }

const object = new RegExp(`(?<!\\d)0*(\\d{1,10})${gap}\\d{1,5}${gap}obj${gap}`, 'g')

function* objectsIn(text: string): Generator<NumberedObject> {
  for (const found of text.matchAll(object)) {
    const from = found.index + found[0].length
    yield { number: found[1] ?? '', value: text.slice(from, from + 2_048) }
  }
}

/** Objects that are packed together begin with the list of their numbers and places. */
function* packedObjectsIn(text: string): Generator<NumberedObject> {
  const list = /^\s{0,8}(?:\d{1,10}\s{1,8}\d{1,10}\s{1,8})+/.exec(text)?.[0]
  if (list === undefined) return
  const numbers = list.trim().split(/\s+/)
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const from = list.length + Number(numbers[index + 1])
    yield { number: String(Number(numbers[index])), value: text.slice(from).trimStart().slice(0, 2_048) }
  }
}
