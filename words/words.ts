import type { english } from './en/english.ts'
import type { englishFiles } from './en/files.ts'
import type { Plural, PluralCategory, PluralForms } from './plural.ts'

/** A catalogue's shape: as in English, with any text in each place. What a page gets. */
export type Words = Shown<typeof english>

/** The files of a language other than English. It may lack files and texts; English fills each gap. */
export type Draft = { readonly [File in keyof EnglishFiles]?: DraftOf<File> }

/** One file of such a language: the same parts as in English's file of that name. */
export type DraftOf<File extends keyof EnglishFiles> = Partly<EnglishFiles[File]>

type EnglishFiles = typeof englishFiles

type Shown<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Shown<Item>[]
    : T extends AnyForms<T>
      ? Plural
      : { readonly [Key in keyof T]: Shown<T[Key]> }

type Partly<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly (Partly<Item> | undefined)[]
    : T extends AnyForms<T>
      ? PluralForms
      : { readonly [Key in keyof T]?: Partly<T[Key]> }

/** `{ one, other }` and nothing besides; a table of names may well have an `other` among its rows. */
type AnyForms<T> = [Exclude<keyof T, PluralCategory>] extends [never] ? { readonly other: string } : never
