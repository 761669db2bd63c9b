import type { Draft } from '../words.ts'
import { account } from './account/account.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { offline } from './offline.ts'
import { refusals } from './refusals.ts'
import { afterwards } from './reports/afterwards.ts'
import { reports } from './reports/reports.ts'
import { searching } from './reports/searching.ts'
import { writing } from './reports/writing.ts'
import { consequences } from './staff/consequences.ts'
import { rightOfReply } from './staff/right-of-reply.ts'
import { toasts } from './toasts.ts'

export const pcmFiles = {
  account,
  afterwards,
  consequences,
  forms,
  frame,
  home,
  offline,
  refusals,
  reports,
  rightOfReply,
  searching,
  toasts,
  writing,
} as const satisfies Draft
