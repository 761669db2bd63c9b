import type { Row } from './shown-code-rows.ts'

const opened =
  /\b(?:log-?in|log in|logged|sign in|user|username|password|paswod|paswodu|pass|account|portal|shiga|shigata|shigarsa|shigarta|asamulo|iwole|ibowe|wole|ibuwolu|wiwole|njirimara|nbanye|mbanye|abanye|google drive|drive|cloud|icloud|dropbox|computer|komputa|kwamfuta|asiri|sirri|okwuntughe)\b[^\n]{0,64}$/

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
    isOther: (written) => !/[A-Z#@!$*]/.test(written.split(/[:/]/)[1] ?? ''),
    reach: 84,
    weight: 99.2,
  },
  // 'her account efolorunsho@payroll was locked': a name and the machine it is for, without an ending of the web.
  {
    kind: 'social-handle',
    shape: /(?<![\w/@.-])[a-z][a-z0-9._-]{2,30}@[a-z][a-z0-9-]{1,24}(?![\w@:/-]|\.\w)/g,
    weight: 61,
  },
]
