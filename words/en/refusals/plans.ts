import type { SomeRefusals } from './some-refusals.ts'

/** By a plan, an organisation, a key or a payment. */
export const refusalsOfPlans = {
  refusals: {
    'voucher-not-valid': {
      title: 'Upgrade Failed',
      text: 'This voucher does not work: its code is unknown, it was used, or it expired. Ask where you got it.',
    },
    'organisation-needs-enterprise': {
      title: 'Not done',
      text: 'An organisation needs an Enterprise plan of its owner’s own. A plan by role or by a seat does not count.',
    },
    'no-organisation': {
      title: 'You are in no organisation',
      text: 'This page belongs to the people of an organisation. Take a seat in one with a code from its owner, or found one with an Enterprise plan.',
    },
    'in-organisation-already': {
      title: 'Not done',
      text: 'You are in an organisation already. Leave it or end it first.',
    },
    'seats-all-taken': {
      title: 'Not done',
      text: 'Every seat is taken, or an invitation waits for it. Take one back first.',
    },
    'seat-code-not-valid': {
      title: 'Not joined',
      text: 'This invitation does not work: its code is unknown, it was used, or it expired. Ask the owner for a new one.',
    },
    'api-key-needed': {
      title: 'A key is needed',
      text: 'Send it in the header Authorization, as: Bearer, a space, and the key.',
    },
    'api-key-not-valid': {
      title: 'This key does not work',
      text: 'It is unknown, was revoked or has expired, is bound to other networks, or its account has no Enterprise plan. We do not say which.',
    },
    'key-in-address': {
      title: 'A key belongs in no address',
      text: 'Addresses are written down on the way. Revoke this key, make a new one, and send it in the header Authorization.',
    },
    'api-quota-used': {
      title: 'Too many requests',
      text: 'This key has used what it may ask. The header Retry-After says how many seconds to wait.',
    },
    'api-needs-enterprise': {
      title: 'No key without Enterprise',
      text: 'The API belongs to the Enterprise plan. Your keys work again when your account has it.',
    },
    'too-many-keys': {
      title: 'You have two keys already',
      text: 'Move your programs to one of them. Then revoke the other, and make a new one.',
    },
    'organisation-network': {
      title: 'Not from this network',
      text: 'Your organisation shows what is its own only in networks that it named. Your account and your reports are open as before.',
    },
    'organisation-session-old': {
      title: 'Log in again first',
      text: 'Your organisation asks for a newer log-in. Log out, log in, and come back. Your account and your reports are open as before.',
    },
    'organisation-needs-passkey': {
      title: 'A passkey is needed',
      text: 'Your organisation asks for a passkey in this session. Add one on the page of security, or confirm that it is you with it. Your account and your reports are open as before.',
    },
    'rules-lock-you-out': {
      title: 'These rules would keep you out',
      text: 'Your own session does not meet them. Log in with a passkey, and in one of these networks, and then save them.',
    },
    'export-waits': {
      title: 'A second member has to agree',
      text: 'The request is on the security page of your organisation. When a colleague has agreed, press the button here again. It waits for seven days.',
    },
    'own-export': {
      title: 'Not agreed',
      text: 'A second member agrees to an export, and not the one who asked for it.',
    },
    'no-second-member': {
      title: 'No second member',
      text: 'Exports by two need at least one taken seat.',
    },
    'too-many-boards': {
      title: 'No room for a board',
      text: 'Your organisation has ten boards. Delete one first.',
    },
    'too-many-cards': {
      title: 'This board is full',
      text: 'It has twelve cards. Delete one first.',
    },
    'too-many-folders': {
      title: 'No room for a folder',
      text: 'Your organisation has 50 folders. Delete one first.',
    },
    'too-many-entries': {
      title: 'This folder is full',
      text: 'It has 500 entries. Delete some, or go on in another folder.',
    },
    'too-many-webhooks': {
      title: 'You have three webhooks already',
      text: 'Remove one of them. Then make a new one.',
    },
    'webhooks-off': {
      title: 'This site sends no webhooks',
      text: 'Its operator has switched them off. A program can ask for changes instead.',
    },
    'webhook-stopped': {
      title: 'This webhook is stopped',
      text: 'Start it again. Then send a message for a trial.',
    },
    'payment-not-known': {
      title: 'Not given back',
      text: 'No payment with this number was paid, or it was given back already.',
    },
    'payment-disputed': {
      title: 'Not given back',
      text: 'The bank has this payment under dispute. If you gave it back too, the money would go twice. Answer the dispute at the payment service.',
    },
    'not-in-plan': {
      title: 'Not in your plan',
      text: 'Your plan does not have this feature, or it has ended. Nothing of yours was deleted.',
    },
    'export-over': {
      title: 'Begin the export again',
      text: 'The address of a file works for ten minutes, for the account that began it.',
    },
    'kept-too-many': {
      title: 'Not saved',
      text: 'You keep as many as your plan has. Delete one first.',
    },
    'nothing-ticked': { title: 'Nothing was ticked', text: 'Tick what you want to collect.' },
    'folder-full': {
      title: 'The folder is full',
      text: 'A folder holds {limit} entries. Nothing was added.',
    },
    'setting-fixed': {
      title: 'Set on the server',
      text: 'A variable of the server decides this. Change it there, and start the site again.',
    },
    'setting-changed': {
      title: 'Changed meanwhile',
      text: 'Another member changed this setting. Open the page again and look at what it says now.',
    },
    'nothing-to-save': {
      title: 'Nothing to save',
      text: 'This search asks for the whole list. Choose something first.',
    },
    'used-this-month': {
      title: 'Not done',
      text: 'You have used this as often as your plan has it in a month. It begins again on the first day of the next month.',
    },
    'grant-to-staff': {
      title: 'Not proposed',
      text: 'Staff get no plan from colleagues. This account is one of the staff.',
    },
    'refund-refused': {
      title: 'Not given back',
      text: 'The payment service refused. Nothing has changed. Look at this payment in its own pages.',
    },
    'no-renewal': { title: 'Cancelation Failed', text: 'Renewal is off already. Your plan ends by itself.' },
    'plan-unknown': { title: 'Upgrade Failed', text: 'Invalid plan selected' },
    'plan-adds-nothing': {
      title: 'Upgrade Failed',
      text: 'Nothing is built yet that only this plan has. So it is not for sale.',
    },
    'plans-not-sold': {
      title: 'Upgrade Failed',
      text: 'This site takes no payments. A voucher may bring you a plan.',
    },
    'provider-silent': {
      title: 'Upgrade Failed',
      text: 'The payment service does not answer. Nothing was charged. Please try again in a few minutes.',
    },
    'plan-by-role': {
      title: 'Upgrade Failed',
      text: 'An administrator has every feature by the role. Keep the voucher for another account.',
    },
    'reports-this-month': {
      title: 'Submission failed',
      text: "The free plan takes {limit} reports a month, and this month's are used. Your words are still here. Send them next month, or without an account: there is no limit there.",
    },
    'guests-read': {
      title: 'Guests read and comment',
      text: 'You are a guest of this organisation. Ask one of its members to do this.',
    },
  },
} as const satisfies SomeRefusals
