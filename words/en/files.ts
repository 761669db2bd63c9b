import { account } from './account.ts'
import { afterwards } from './afterwards.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { offline } from './offline.ts'
import { reports } from './reports.ts'
import { toasts } from './toasts.ts'
import { writing } from './writing.ts'

/** Every file of this folder, by its name without `.ts`. Each holds several parts; a page asks for them by the parts' names. */
export const englishFiles = { account, afterwards, forms, frame, home, offline, reports, toasts, writing }
