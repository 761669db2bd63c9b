import type { Decode } from './fonts.ts'

/** a b c d e f of 8.3.3. */
export type Matrix = readonly [number, number, number, number, number, number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** A letter, and what is between it and the one before: nothing, a space or the end of a line. */
export type Written = { letter: string | undefined; joint: '' | ' ' | '\n' }

export type Pen = {
  setFont(decode: Decode | undefined, size: number): void
  /** The operators that move: of text, of the page, and of saving and restoring. Others change nothing. */
  move(operator: string, operands: readonly number[]): void
  kern(thousandths: number): void
  write(codes: string): Written[]
  matrix(): Matrix
}

type State = {
  page: Matrix
  decode: Decode | undefined
  size: number
  spacing: number
  wordSpacing: number
  scale: number
  leading: number
}

// Shares of the size of the letters: from here on a gap is a space, and a step up or down another line.
const spaceFrom = 0.17
const lineFrom = 0.45

/** Follows where letters are on the page, because a PDF says only that, and neither words nor lines (9.4). */
export function makePen(start: Matrix): Pen {
  let state: State = {
    page: start,
    decode: undefined,
    size: 1,
    spacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
  }
  let text = identity
  let line = identity
  const saved: State[] = []
  let end: { x: number; y: number } | undefined

  function move(operator: string, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): void {
    if (operator === 'q' && saved.length < 500) saved.push(state)
    else if (operator === 'Q') state = saved.pop() ?? state
    else if (operator === 'cm') state = { ...state, page: times([a, b, c, d, e, f], state.page) }
    else if (operator === 'BT') setLine(identity)
    else if (operator === 'Tm') setLine([a, b, c, d, e, f])
    else if (operator === 'Td') setLine(times([1, 0, 0, 1, a, b], line))
    else if (operator === 'TD') {
      state = { ...state, leading: -b }
      setLine(times([1, 0, 0, 1, a, b], line))
    } else if (operator === 'T*') setLine(times([1, 0, 0, 1, 0, -state.leading], line))
    else if (operator === 'TL') state = { ...state, leading: a }
    else if (operator === 'Tc') state = { ...state, spacing: a }
    else if (operator === 'Tw') state = { ...state, wordSpacing: a }
    else if (operator === 'Tz') state = { ...state, scale: a / 100 }
  }

  function setLine(matrix: Matrix): void {
    line = matrix
    text = matrix
  }

  function advance(by: number): void {
    text = times([1, 0, 0, 1, by * state.scale, 0], text)
  }

  function write(codes: string): Written[] {
    return (state.decode?.(codes) ?? []).map(({ letter, width, isSpace }) => {
      const joint = jointBefore()
      advance((width / 1000) * state.size + state.spacing + (isSpace ? state.wordSpacing : 0))
      const [, , , , x, y] = times(text, state.page)
      // What was added between letters is no part of the letter before.
      end = { x: x - state.spacing * state.scale * Math.hypot(state.page[0], state.page[1]), y }
      return { letter, joint }
    })
  }

  function jointBefore(): Written['joint'] {
    const [a, b, , , x, y] = times(text, state.page)
    const em = Math.max(0.01, Math.abs(state.size) * Math.hypot(a, b))
    if (!end) return ''
    if (Math.abs(y - end.y) > em * lineFrom) return '\n'
    const gap = (x - end.x) / em
    return gap > spaceFrom || gap < -1 ? ' ' : ''
  }

  return {
    move,
    write,
    setFont(decode, size) {
      state = { ...state, decode, size }
    },
    kern: (thousandths) => advance((-thousandths / 1000) * state.size),
    matrix: () => state.page,
  }
}

function times(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one
  const [g, h, i, j, k, l] = other
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}
