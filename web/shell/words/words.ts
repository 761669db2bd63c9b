import type { english } from './en.ts'

/** A catalogue's shape: as in English, with any text in each place. */
export type Words = Widened<typeof english>

/** Another language may lack words for a while; English stands in. */
export type Draft = Partly<Words>

type Widened<T> = T extends string
  ? string
  : T extends Saying
    ? Saying
    : T extends readonly (infer Item)[]
      ? readonly Widened<Item>[]
      : { readonly [Key in keyof T]: Widened<T[Key]> }

/** A sentence with a number in it. Stays on the server: what a page gets is said already. */
export type Saying = (number: number) => string

type Partly<T> = T extends string | Saying | readonly unknown[]
  ? T
  : { readonly [Key in keyof T]?: Partly<T[Key]> }
