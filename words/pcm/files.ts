import type { Draft } from '../words.ts'
import { account } from './account.ts'
import { afterwards } from './afterwards.ts'
import { consequences } from './consequences.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { offline } from './offline.ts'
import { refusals } from './refusals.ts'
import { reports } from './reports.ts'
import { rightOfReply } from './right-of-reply.ts'
import { searching } from './searching.ts'
import { toasts } from './toasts.ts'
import { writing } from './writing.ts'

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
