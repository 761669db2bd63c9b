/** A name without its slash and with its #-escapes undone; one character a byte. */
export class Name {
  readonly value: string
  constructor(value: string) {
    this.value = value
  }
}

/** A string's bytes, unescaped and unlocked. */
export class Text {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

/** A pointer to an object. */
export class Ref {
  readonly number: number
  readonly generation: number
  constructor(number: number, generation: number) {
    this.number = number
    this.generation = generation
  }
}

/** A dictionary with bytes after it, as they are in the file but unlocked. */
export class Stream {
  readonly dict: Dict
  readonly bytes: Uint8Array
  constructor(dict: Dict, bytes: Uint8Array) {
    this.dict = dict
    this.bytes = bytes
  }
}

export type Dict = Map<string, Value>
export type Value = null | boolean | number | Name | Text | Ref | Stream | Dict | Value[]

/** Something of the language that is no value: `obj`, `R`, an operator. */
export class Word {
  readonly value: string
  constructor(value: string) {
    this.value = value
  }
}

export function isDict(value: unknown): value is Dict {
  return value instanceof Map
}

export function nameOf(value: unknown): string | null {
  return value instanceof Name ? value.value : null
}

export function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
