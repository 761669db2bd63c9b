import type { DraftOf } from '../../words.ts'

export const refusalsOfPlans = {
  refusals: {
    'voucher-not-valid': {
      title: 'Upgrade no work',
      text: 'Dis voucher no dey work: we no know the code, person don use am, or e don expire. Ask for where you get am.',
    },
    'organisation-needs-enterprise': {
      title: 'E no work',
      text: 'Organisation need Enterprise plan wey the owner get by himself. Plan wey come from role or seat no count.',
    },
    'no-organisation': {
      title: 'You no dey any organisation',
      text: 'Dis page na for people wey dey inside organisation. Take seat with code from the owner, or start your own with Enterprise plan.',
    },
    'in-organisation-already': {
      title: 'E no work',
      text: 'You dey organisation already. Comot from am or end am first.',
    },
    'seats-all-taken': {
      title: 'E no work',
      text: 'Person don take every seat, or invitation dey wait for am. Take one back first.',
    },
    'seat-code-not-valid': {
      title: 'You never join',
      text: 'Dis invitation no work: we no know the code, person don use am, or e don expire. Ask the owner for new one.',
    },
    'api-key-needed': {
      title: 'You need key',
      text: 'Send am inside the header Authorization, like this: Bearer, one space, then the key.',
    },
    'api-key-not-valid': {
      title: 'Dis key no dey work',
      text: 'We no know am, dem don cancel am, e don expire, e dey for other networks, or the account no get Enterprise plan. We no dey talk which one.',
    },
    'key-in-address': {
      title: 'Key no suppose dey inside address',
      text: 'People dey write down address for road. Cancel dis key, make new one, and send am inside the header Authorization.',
    },
    'api-quota-used': {
      title: 'Requests don too much',
      text: 'Dis key don use everything wey e fit ask. The header Retry-After go tell you how many seconds to wait.',
    },
    'api-needs-enterprise': {
      title: 'No key without Enterprise',
      text: 'API na for Enterprise plan. Your keys go work again when your account get am.',
    },
    'too-many-keys': {
      title: 'You don get two keys already',
      text: 'Move your programs go one of them. Then cancel the other one, and make new one.',
    },
    'organisation-network': {
      title: 'No be from dis network',
      text: 'Your organisation dey show wetin be e own only for network wey e name. Your account and your reports still dey open.',
    },
    'organisation-session-old': {
      title: 'Log in again first',
      text: 'Your organisation want new log-in. Log out, log in, then come back. Your account and your reports still dey open.',
    },
    'organisation-needs-passkey': {
      title: 'You need passkey',
      text: 'Your organisation want passkey for dis session. Add one for the security page, or use am confirm say na you. Your account and your reports still dey open.',
    },
    'rules-lock-you-out': {
      title: 'Dis rules go lock you out',
      text: 'Your own session no reach wetin dem want. Log in with passkey, from one of dis networks, then save am.',
    },
    'export-waits': {
      title: 'Second member must agree',
      text: 'The request dey the security page of your organisation. When your colleague don agree, press the button here again. E dey wait seven days.',
    },
    'own-export': {
      title: 'E no work',
      text: 'Na second member dey agree to export, no be the person wey ask.',
    },
    'no-second-member': {
      title: 'No second member dey',
      text: 'Export by two people need at least one seat wey person don take.',
    },
    'too-many-boards': {
      title: 'No space for board',
      text: 'Your organisation get ten boards. Delete one first.',
    },
    'too-many-cards': {
      title: 'Dis board don full',
      text: 'E get twelve cards. Delete one first.',
    },
    'too-many-folders': {
      title: 'No space for folder',
      text: 'Your organisation get 50 folders. Delete one first.',
    },
    'too-many-entries': {
      title: 'Dis folder don full',
      text: 'E get 500 entries. Delete some, or continue for another folder.',
    },
    'too-many-webhooks': {
      title: 'You don get three webhooks already',
      text: 'Remove one of them. Then make new one.',
    },
    'webhooks-off': {
      title: 'Dis site no dey send webhooks',
      text: 'The operator don off am. Program fit ask for changes instead.',
    },
    'webhook-stopped': {
      title: 'Dis webhook don stop',
      text: 'Start am again. Then send message to try am.',
    },
    'payment-not-known': {
      title: 'Money no go back',
      text: 'We no see any payment with dis number, or the money don already go back.',
    },
    'payment-disputed': {
      title: 'Money no go back',
      text: 'The bank dey drag dis payment. If you return am too, the money go comot two times. Answer the matter for the payment people side.',
    },
    'not-in-plan': {
      title: 'E no dey your plan',
      text: 'Your plan no get dis one, or the plan don end. We no delete anything wey be your own.',
    },
    'export-over': {
      title: 'Start the export again',
      text: 'The address of the file dey work for ten minutes, for the account wey start am.',
    },
    'kept-too-many': {
      title: 'E no save',
      text: 'You don keep reach the number wey your plan get. Delete one first.',
    },
    'nothing-ticked': { title: 'You no tick anything', text: 'Tick wetin you wan collect.' },
    'folder-full': { title: 'The folder don full', text: 'One folder fit hold {limit}. We no add anything.' },
    'setting-fixed': {
      title: 'Na server set am',
      text: 'One setting for the server dey decide dis one. Change am there, then start the site again.',
    },
    'setting-changed': {
      title: 'E don change',
      text: 'Another member don change dis setting. Open the page again make you see wetin e talk now.',
    },
    'nothing-to-save': {
      title: 'Nothing dey to save',
      text: 'Dis search dey ask for the whole list. Choose something first.',
    },
    'used-this-month': {
      title: 'E no work',
      text: 'You don use am reach the number wey your plan get for one month. E go start again for the first day of next month.',
    },
    'grant-to-staff': {
      title: 'We never propose am',
      text: 'Staff no dey collect plan from dia own people. Dis account na staff own.',
    },
    'refund-refused': {
      title: 'Money no go back',
      text: 'The payment people no gree. Nothing change. Look dis payment for their own page.',
    },
    'no-renewal': { title: 'Cancel no work', text: 'Renewal don off already. Your plan go end by itself.' },
    'plan-unknown': { title: 'Upgrade no work', text: 'We no know dis plan' },
    'plan-adds-nothing': {
      title: 'Upgrade no work',
      text: 'We never build anything wey only dis plan get. So e no dey for sale.',
    },
    'plans-not-sold': {
      title: 'Upgrade no work',
      text: 'Dis site no dey collect payment. Voucher fit give you plan.',
    },
    'provider-silent': {
      title: 'Upgrade no work',
      text: 'The payment people no answer. Nobody don charge you. Abeg try again after small time.',
    },
    'plan-by-role': {
      title: 'Upgrade no work',
      text: 'Administrator get every feature already. Keep the voucher for another account.',
    },
    'reports-this-month': {
      title: 'Report no go',
      text: 'Free plan dey take {limit} reports for one month, and you don use the ones for dis month. Your words still dey here. Send am next month, or send am without account: no limit dey there.',
    },
    'guests-read': {
      title: 'Guest dey read and comment',
      text: 'You be guest for dis organisation. Ask one of the members to do am.',
    },
  },
} as const satisfies DraftOf<'refusalsOfPlans'>
