import { account } from './account.ts'
import { accountSettings } from './account-settings.ts'
import { afterwards } from './afterwards.ts'
import { archive } from './archive.ts'
import { asking } from './asking.ts'
import { contact } from './contact.ts'
import { corrections } from './corrections.ts'
import { forms } from './forms.ts'
import { frame } from './frame.ts'
import { home } from './home.ts'
import { letters } from './letters.ts'
import { notices } from './notices.ts'
import { notifications } from './notifications.ts'
import { offline } from './offline.ts'
import { passwords } from './passwords.ts'
import { plans } from './plans.ts'
import { refusals } from './refusals.ts'
import { reports } from './reports.ts'
import { security } from './security.ts'
import { staff } from './staff.ts'
import { steps } from './steps.ts'
import { toasts } from './toasts.ts'
import { writing } from './writing.ts'

/** Every file of this folder, by its name without `.ts`. Each holds several parts; a page asks for them by the parts' names. */
export const englishFiles = {
  account,
  accountSettings,
  afterwards,
  archive,
  asking,
  contact,
  corrections,
  forms,
  frame,
  home,
  letters,
  notices,
  notifications,
  offline,
  passwords,
  plans,
  refusals,
  reports,
  security,
  staff,
  steps,
  toasts,
  writing,
}
