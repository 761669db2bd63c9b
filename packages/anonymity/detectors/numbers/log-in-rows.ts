import { bits, lexicon } from '../../names/lexicon.ts'
import { nameBits } from '../name-words.ts'
import type { Row } from './shown-code-rows.ts'

const opened =
  /\b(?:log-?in|log in|logged|sign in|user|username|password|paswod|paswodu|pass|account|portal|shiga|shigata|shigarsa|shigarta|asamulo|iwole|ibowe|wole|ibuwolu|wiwole|njirimara|nbanye|mbanye|abanye|google drive|drive|cloud|icloud|dropbox|computer|komputa|kwamfuta|asiri|sirri|okwuntughe)\b[^\n]{0,64}$/

/** 'status:Closed2023', 'meet@noon': a word of every day that is no name, before the sign. */
function beginsPlain(written: string): boolean {
  const known = lexicon(/^[a-z]{1,31}(?=[:/@ ])/.exec(written)?.[0] ?? '')
  return (known & bits.frequentWord) !== 0 && (known & nameBits) === 0
}

/** A log-in and its password written as one piece, where the text speaks of what they open. */
export const logInRows: readonly Row[] = [
  // 'adeke@stores:Offa2019', wherever it stands.
  {
    kind: 'social-handle',
    shape: /(?<![\w/@.-])[a-z][a-z0-9._-]{2,30}@[a-z][a-z0-9-]{1,24}:[\w@#!$*]{5,24}(?![\w@-])/g,
    weight: 99.3,
  },
  // 'adeke.adm:Ogo4life', 'store2/Ogo#19', 'chika.relief / Awka2016': the name, a sign, and the password.
  {
    kind: 'social-handle',
    shape:
      /(?<![\w/@.-])(?:[a-z][a-z0-9._-]{2,30}[:/]|(?=[a-z]{1,30}[0-9._-])[a-z][a-z0-9._-]{2,30} [:/] )(?=[\w@#!$*]{0,24}\d)[A-Za-z][\w@#!$*]{4,24}(?![\w/@-])/g,
    cue: opened,
    // 'http' and what is no log-in: 'and/or2'.
    isOther: (written) => !/[A-Z#@!$*]/.test(written.split(/[:/]/)[1] ?? '') || beginsPlain(written),
    reach: 84,
    weight: 99.2,
  },
  // 'her account efolorunsho@payroll was locked': a name and the machine it is for, without an ending of the web.
  {
    kind: 'social-handle',
    shape: /(?<![\w/@.-])[a-z][a-z0-9._-]{2,30}@[a-z][a-z0-9-]{1,24}(?![\w@:/-]|\.\w)/g,
    isOther: beginsPlain,
    weight: 61,
  },
  // 'live:.cid.3371fe20' of Teams and Skype.
  {
    kind: 'social-handle',
    shape: /(?<![\w/])live:\.?[A-Za-z0-9_]{2,24}(?:\.[A-Za-z0-9_]{1,24}){0,3}/g,
    weight: 89,
  },
  // 'the meeting code is kda-wopt-mze'.
  {
    kind: 'social-handle',
    shape: /(?<![\w-])[a-z]{3}-[a-z]{4}-[a-z]{3}(?![\w-])/g,
    cue: /\b(?:meet|meeting|google meet|code|link|koodu|lambar taro)(?: (?:is|na|bu|ni|ce))?[ :]{1,2}$/,
    weight: 89,
  },
]
