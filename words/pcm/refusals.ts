import type { DraftOf } from '../words.ts'

export const refusals = {
  refusals: {
    'not-the-second-person': {
      title: 'Another staff must confirm dis one',
      text: 'Na you propose am, or the matter concern you. Or e concern who invite you, or who you invite. New staff fit confirm 72 hours after dem set the second step.',
    },
    'retraction-reversed': {
      title: 'Another staff must take am back',
      text: 'Second person cancel as you take dis report back. If e no correct, another staff fit take am back.',
    },
    'conviction-withdrawn': {
      title: 'Dem don comot dis conviction already',
      text: 'Two people comot am before.',
    },
    'proposal-waits': {
      title: 'One proposal dey wait already',
      text: 'Dem don propose the same thing before. Second person go confirm or decline dat one first.',
    },
    'proposal-ended': {
      title: 'Dis proposal don end',
      text: 'Dem don confirm am, decline am or comot am, or the time don pass, after you open dis page.',
    },
    'proposer-left': {
      title: 'The person wey propose am no dey again',
      text: 'The staff wey propose dis one don leave, dem suspend am, or the role don change. Decline am, and propose am yourself.',
    },
    'suspension-lapsed-lately': {
      title: 'No person confirm dis suspension before',
      text: 'You suspend dis account inside the last seven days, and no second person confirm am. Another administrator fit suspend am.',
    },
    'no-second-step': {
      title: 'No second step dey to reset',
      text: 'Dis account no get app and no get passkey. The owner go set one after the next log-in.',
    },
    'judged-already': {
      title: 'Dem don judge dis one already',
      text: 'Two staff don talk before say these two records concern the same one.',
    },
    'source-not-asked': {
      title: 'Ask the source first',
      text: 'The talk no show am. Agreement need question from staff, and answer. If answer no come, e count 14 days after the question.',
    },
    'too-many-petitions': {
      title: 'Dis case get too many petitions',
      text: 'One case fit take 20.',
    },
    'nothing-to-sign': {
      title: 'Nothing dey to sign',
      text: 'You fit sign your newest decision for one report. The decision must still stand, and the words must be the same.',
    },
    'signed-already': {
      title: 'You don sign am already',
      text: 'We sign each decision one time. The signature dey for the report.',
    },
    'passkey-needed': {
      title: 'You no get passkey',
      text: 'Add one for the page of your second step, then come back.',
    },
    'signature-wrong': {
      title: 'E no sign',
      text: 'The passkey no be your own, or e no check who you be. Or the report change as dis page open. Your decision stand without signature. Read the page, then try am again.',
    },
    'no-notice-yet': {
      title: 'No notice dey for record',
      text: 'First write say dem give notice to the person wey dem name or the office.',
    },
    'too-many-consequences': {
      title: 'Dis report get too many lines',
      text: 'E don talk 30 things wey happen after. Propose to comot one first.',
    },
    'checks-missing': {
      title: 'Some checks remain',
      text: 'Write result for every check first. Identity, referees and records must confirm.',
    },
    'expert-not-free': {
      title: 'You no fit ask dis expert',
      text: 'E get enough work, the matter concern am, or dem don ask am before. Choose another one, and choose today or day wey dey come.',
    },
    'sign-in-needed': { title: 'You need enter first', text: 'Abeg enter your account to see dis page.' },
    'unknown-host': {
      title: 'Dis no be our address',
      text: 'Dis site no dey answer the name wey you use. Check the address. If na you dey run the site, set PUBLIC_URL to the name wey people dey use.',
    },
    'administrators-only': {
      title: 'Na only admin fit enter',
      text: 'You no get permission to open dis page.',
    },
    'auditors-are-two': {
      title: 'Auditors don reach two',
      text: 'Two people don already be auditor, or dem don invite or propose dem. First withdraw one invitation, or change the role of one.',
    },
    'access-denied': { title: 'You no fit enter', text: 'You no get permission to open dis page.' },
    'account-suspended': {
      title: 'Account dey suspended',
      text: 'We don suspend dis account. You fit read, but you no fit change anything.',
    },
    'second-step-needed': {
      title: 'Your second step no dey',
      text: 'Staff dey enter with password and second step. Set your own, then dis page go open.',
    },
    'longer-password-needed': {
      title: 'Your password too short',
      text: 'Staff need password wey reach 12 letters. Change your own, then dis page go open.',
    },
    'confirmation-needed': {
      title: 'Abeg show say na you',
      text: 'Dis step need your password, or code from your app, one more time. Nothing wey you write don lost.',
    },
    'not-found': { title: 'Page no dey', text: 'Nothing dey for dis address, or e no be your own to see.' },
    invalid: {
      title: 'Check some answers again',
      text: 'Nothing wey you write don lost. Abeg look the ones wey we mark, and send am again.',
    },
    'form-expired': {
      title: 'Abeg send am one more time',
      text: 'You open dis form before you enter or comot, so we no take am. Nothing wey you write don lost: look am, and send am again.',
    },
    'foreign-form': {
      title: 'E come from another site',
      text: 'Dis request no come from our own page, so we no do am.',
    },
    'body-too-large': {
      title: 'E too long',
      text: 'Wetin you send long pass wetin we fit take. Go back: your words still dey the form. Abeg make am short.',
    },
    'body-unreadable': {
      title: 'We no fit read dis form',
      text: 'Wetin reach us no be form wey we know. Go back and send am again.',
    },
    'body-too-slow': {
      title: 'Your network too slow',
      text: 'Wetin you send no reach on time, so we stop to wait. Go back: your words still dey the form. Send am again.',
    },
    'too-much-at-once': {
      title: 'Too many pages for one time',
      text: 'Your network dey ask for plenty pages now. Nothing do your own.',
    },
    'no-room': {
      title: 'Too many long forms for one time',
      text: 'Plenty people dey send long forms now. Go back: your words still dey the form. Send am again small time.',
    },
    'too-many-tries': { title: 'You don try too much', text: 'E don try too many times for short time.' },
    'login-fields-missing': {
      title: 'You no fit enter',
      text: 'Abeg write your user name or e-mail, and your password.',
    },
    'login-failed': { title: 'You no fit enter', text: 'That e-mail and that password no match.' },
    'username-login-failed': {
      title: 'You no fit enter',
      text: 'We no find that user name, or the password no be im own.',
    },
    'email-not-confirmed': {
      title: 'You no fit enter',
      text: 'Abeg check your e-mail and confirm your account before you enter.',
    },
    busy: {
      title: 'Plenty people dey enter now',
      text: 'We dey check password small small, for reason, and plenty people dey wait now. Nothing do your own.',
    },
    'code-wrong': {
      title: 'We no take that code',
      text: 'You no write am well, you don use am before, or e don pass one minute. Wait for the next one for your app. If e no gree any code, make your phone set im clock by itself.',
    },
    'passkey-wrong': {
      title: 'We no take that passkey',
      text: 'Maybe e belong to another account, or the page don open too long. Try again, or use code.',
    },
    'confirmation-wrong': {
      title: 'We no take am',
      text: 'E no be the password of dis account, and e no be fresh code from your app.',
    },
    'app-set-up-already': {
      title: 'Your app don set already',
      text: 'One account dey take one app. Remove the one wey dey, then set the other one.',
    },
    'too-many-passkeys': {
      title: 'No more passkey',
      text: 'One account dey take ten passkeys. Remove one wey you no dey use again.',
    },
    'last-second-step': {
      title: 'Staff must get second step',
      text: 'Na only dis one your account get. Set another one, then remove dis one.',
    },
    'registration-fields-missing': { title: 'Account no open', text: 'Abeg fill everything.' },
    'registration-invalid': {
      title: 'Account no open',
      text: 'Abeg look the ones wey we mark. We never save anything.',
    },
    'account-taken': { title: 'Account no open', text: 'Somebody don already use dis user name or e-mail.' },
    'username-looks-alike': {
      title: 'Choose another user name',
      text: 'Dis user name resemble one wey person don take. People fit think say una be one person.',
    },
    'link-not-valid': {
      title: 'Dis link no dey work again',
      text: 'Somebody don use am, e don too old, or you no copy all of am. Nothing don change. You fit ask for new one.',
    },
    'code-not-valid': {
      title: 'That code no work',
      text: 'Maybe you no write am well, you don use am, or e don pass thirty minutes. Look am again, or ask for new letter.',
    },
    'no-logged-in-user': { title: 'E no change', text: 'Nobody don enter.' },
    'profile-fields-missing': { title: 'E no change', text: 'Abeg write user name and e-mail.' },
    'profile-invalid': {
      title: 'E no change',
      text: 'Abeg look the ones wey we mark. We never save anything.',
    },
    'profile-taken': { title: 'E no change', text: 'Somebody don already use dis user name or e-mail.' },
    'role-administrators-only': { title: 'You no fit', text: 'Na only admin fit change person role.' },
    'user-id-needed': { title: 'E no change', text: 'The ID of the user no dey.' },
    'last-administrator': {
      title: 'E no change',
      text: 'Na dis one be the last admin wey fit work. Make another person admin first.',
    },
    'own-account': {
      title: 'You no fit',
      text: 'Nobody fit suspend im own account. Another admin go do am.',
    },
    'invitation-not-valid': {
      title: 'Dis link no dey work again',
      text: 'Somebody don use am, e don too old, or you no copy all of am. Ask for new one.',
    },
    'invitation-waits': {
      title: 'Dis link never open',
      text: 'Second person must agree to dis invitation first. Open di same link again later. If e still no open after 7 days, ask for new one.',
    },
    'expert-is-staff': {
      title: 'Staff no fit be expert',
      text: 'Expert dey look from outside. Use account wey no be staff own.',
    },
    'expert-decided': {
      title: 'Dem don decide your application',
      text: 'Two people don check wetin you send. To change am, withdraw am and apply again.',
    },
    'step-not-possible': {
      title: 'You no fit do am now',
      text: 'The report don move since you open dis page. Look where e dey, then decide again.',
    },
    'words-changed': {
      title: 'The words don change',
      text: 'The reporter change dis report after you open am. Read am again, then decide.',
    },
    'own-report': {
      title: 'Na your own report be dis',
      text: 'Nobody fit verify, rate, review, approve or reject im own report. Another staff go do am.',
    },
    'verification-needed': {
      title: 'Nobody don verify am',
      text: 'We dey approve report only after verification. Ask another staff to verify am first.',
    },
    'second-person-needed': {
      title: 'E need another person',
      text: 'Na only you don verify dis report. Another staff must approve am, or verify am too.',
    },
    'report-held': {
      title: 'Another staff don take dis report',
      text: 'Two people no dey work on one report the same time. The page of the report show who get am, and till when. You fit take am when dem return am.',
    },
    'declaration-needed': {
      title: 'Your declaration no dey',
      text: 'No staff dey handle report wey concern am or im people. Write your names and where you dey work one time, then dis page go open.',
    },
    'conflict-of-interest': {
      title: 'You no fit handle dis report',
      text: 'E mention you, where you dey work, or person wey you declare, or the sender ask for another staff. Another staff go handle am.',
    },
    'claim-passes-on': {
      title: 'Dis report dey wait for another person',
      text: 'You don verify am, so the next step na for another staff. Nobody get am till one of dem take am.',
    },
    'colleague-cannot': {
      title: 'This person no fit take am',
      text: 'E fit be say dem don verify am, no suppose handle am, or don comot from staff. We no dey talk which one. Choose another person.',
    },
    'nothing-chosen': {
      title: 'You never choose any report',
      text: 'Mark the reports for the table first, no pass one page.',
    },
    'joined-already': {
      title: 'Dem don join already',
      text: 'Dis two reports don join already.',
    },
    'too-many-joined': {
      title: 'Reports too many',
      text: 'E no fit take more. Join the next one to another report of dis case.',
    },
    'too-many-notes': {
      title: 'Notes don too much for this case',
      text: 'E get 200 notes. Delete one of your own wey nobody need again.',
    },
    'no-filter-to-save': {
      title: 'Nothing dey to keep',
      text: 'First choose filter, stage or order. We no dey keep wetin you search.',
    },
    'too-many-filters': {
      title: 'You don keep 12 filters already',
      text: 'Remove one wey you no dey use again.',
    },
    'nobody-holds-it': {
      title: 'Nobody get dis report now',
      text: 'Dem don return am, or the time don finish. You fit take am.',
    },
    'request-settled': {
      title: 'Dem don settle dis request',
      text: 'Your colleague don decide am, or the person wey ask don take am back, after you open dis page.',
    },
    'dispute-ended': {
      title: 'Dis matter don get answer',
      text: 'E end after you open dis page. Look the report, then decide again.',
    },
    'nothing-changed': {
      title: 'Nothing change',
      text: 'Change the words wey no correct. If dem correct as dem be, answer the matter instead.',
    },
    'correction-waits': {
      title: 'One correction dey wait already',
      text: 'We dey decide one correction at a time. First agree to the one wey dey, or turn am down.',
    },
    'correction-settled': {
      title: 'Dem don settle dis correction',
      text: 'Your colleague don agree or turn am down after you open dis page.',
    },
    'second-person-to-confirm': {
      title: 'Another person must agree',
      text: 'Na you bring dis one. Another staff must agree to am.',
    },
    'request-code-unknown': {
      title: 'We no know dis code',
      text: 'Maybe e no dey complete. Ninety days after we settle request we dey clear am, and the code no go work again; the answer go dey for the list of corrections.',
    },
    'csv-unreadable': {
      title: 'We no fit read dis file',
      text: 'One cell wey get quote no close where e suppose close. Save am again as CSV (UTF-8, with comma).',
    },
    'csv-columns-missing': {
      title: 'Some columns no dey',
      text: 'The first row must get the columns name, state, offense, courtLocation, convictionDate, sentence, year and sourceUrl, each one time.',
    },
    'csv-empty': {
      title: 'No row dey to bring in',
      text: 'Choose CSV file, or paste one, wey get row of column names and at least one row under am.',
    },
    'csv-too-long': { title: 'Rows too plenty', text: 'One file fit get 20,000 rows. Abeg divide am.' },
    'archive-year-full': {
      title: 'Dis year don full',
      text: 'One year for the archive fit hold 9,999 records, because im numbers get four digits. Nothing enter.',
    },
    'voucher-not-valid': {
      title: 'Upgrade no work',
      text: 'Dis voucher no dey work: we no know the code, person don use am, or e don expire. Ask for where you get am.',
    },
    'organisation-needs-enterprise': {
      title: 'E no work',
      text: 'Organisation need Enterprise plan wey the owner get by himself. Plan wey come from role or seat no count.',
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
      text: 'Free plan dey take {limit} reports for one month, and you don use the ones for dis month. Your words still dey here: send am next month, or with another plan.',
    },
    'guests-read': {
      title: 'Guest dey read and comment',
      text: 'You be guest for dis organisation. Ask one of the members to do am.',
    },
    'draft-changed': {
      title: 'Dis draft don change for another place',
      text: 'Another tab or another phone save am after you open dis page. Nothing don clear: choose the words wey go remain.',
    },
    'draft-gone': {
      title: 'Dis draft no dey again',
      text: 'You don send am, delete am, or im time don pass. Wetin you write still dey for dis page, and e no dey anywhere else.',
    },
    'too-many-drafts': {
      title: 'Your drafts don full',
      text: 'We dey keep {limit} drafts for one person. Send one or delete one first. Nothing wey you write don lost.',
    },
    'attachment-empty': {
      title: 'Nothing dey inside the file',
      text: 'Choose file wey get something inside, then send am again.',
    },
    'attachment-too-large': {
      title: 'Dis file too big',
      text: 'One file fit reach 25 MB. We no keep any part of am. Take part of am, or make am small.',
    },
    'too-many-follow-ups': {
      title: 'E don full for here',
      text: 'One report fit take 20 of dis kind. Write the rest as message give staff.',
    },
    'too-many-attachments': {
      title: 'Files don reach wetin we fit take',
      text: 'One report fit get {limit} files. Remove one first, or put many inside one PDF.',
    },
    'files-take-too-much': {
      title: 'Your files too big',
      text: 'All the files for your drafts too big together. Send one draft, or remove some files.',
    },
    'attachment-kind': {
      title: 'We no dey take dis kind of file',
      text: 'We dey take PDF, picture, Office and OpenDocument file, plain text, ZIP, and recording. We no keep any part of am.',
    },
    'attachment-name': {
      title: 'The name and wetin dey inside no match',
      text: 'The end of the name talk one kind of file, and wetin dey inside na another. We no keep any part of am. Give am the correct ending, or save am again.',
    },
    'attachment-runs': {
      title: 'Dis file fit run like program',
      text: 'Program, web page, script and document wey get macro fit harm the person wey open am. We no keep any part of am. Save am as PDF or as picture.',
    },
    'attachment-two-kinds': {
      title: 'Dis file be two kinds together',
      text: 'Another file hide behind the first one. We no keep any part of am. Open am, and save am again.',
    },
    'attachment-archive': {
      title: 'We no fit take dis archive',
      text: 'When e open e big pass wetin e be, e get archive or program inside, e dey locked, or e don spoil. We no keep any part of am. Put the files one by one.',
    },
    'attachment-swells': {
      title: 'Dis file go big too much when e open',
      text: 'Wetin dem pack inside big many times pass the file. We no keep any part of am. Put the files wey dey inside one by one.',
    },
    'attachment-archive-lies': {
      title: 'Dis archive dey talk two things about one file',
      text: 'The list and wetin dey inside no agree about name, place or size. We no keep any part of am. Pack the files again, or put them one by one.',
    },
    'attachment-locked': {
      title: 'Dis file dey locked',
      text: 'Lock dey am, with password or without, so we no fit check am. We no keep any part of am. Save am without lock, print am to new PDF, or send picture of the pages.',
    },
    'attachment-nested': {
      title: 'Another archive dey inside dis archive',
      text: 'We dey check every file, and we no dey look archive wey dey inside archive. We no keep any part of am. Open am, and put the files one by one.',
    },
    'attachment-file-names': {
      title: 'One file for dis archive get name wey dey deceive',
      text: 'The name get letters wey hide, e end with dot or space, e hide another ending, or na name of the computer. We no keep any part of am. Change the name, and pack am again.',
    },
    'attachment-link-file': {
      title: 'Shortcut dey inside dis archive',
      text: 'Shortcut dey open address or program for the computer of person wey unpack am. We no keep any part of am. Comot the shortcut, and put the real file.',
    },
    'attachment-disk-image': {
      title: 'Disk image dey inside dis archive',
      text: 'Disk image dey carry files pass the checks of computer. We no keep any part of am. Bring the files out, and put them one by one.',
    },
    'attachment-damaged': {
      title: 'Dis document don spoil',
      text: 'We no fit read am, so we no fit check am. We no keep any part of am. Open am, save am with new name or as PDF, and put that one.',
    },
    'attachment-macros': {
      title: 'Dis document get macros',
      text: 'Macros na small programs, and dem fit harm the person wey open am. We no keep any part of am. Save am as PDF or without macros.',
    },
    'attachment-macro-sheets': {
      title: 'Dis spreadsheet get macro sheets',
      text: 'Macro sheets na small programs wey dey inside cells. We no keep any part of am. Save am as PDF or without macros.',
    },
    'attachment-template': {
      title: 'Dis document dey fetch template from outside',
      text: 'When person open am, e go ask another computer or folder for template. We no keep any part of am. Save am as PDF.',
    },
    'attachment-outside-links': {
      title: 'Dis document dey fetch something from outside',
      text: 'E link to another file, data, picture for internet or place for computer. We no keep any part of am. Save am as PDF, or break the links and save am again. Links to web pages fit stay.',
    },
    'attachment-embedded': {
      title: 'File or program dey inside dis document',
      text: 'Files, objects and buttons wey dey inside fit harm the person wey open them. We no keep any part of am. Save am as PDF, and put the other file by itself. If na PDF, print am to new PDF.',
    },
    'attachment-fields': {
      title: 'Dis document get field or formula wey dey reach outside',
      text: 'E go start another program or ask another computer when person open am. We no keep any part of am. Save am as PDF, or put the answer for where the formula dey.',
    },
    'attachment-part-unknown': {
      title: 'Dis document get part wey we no know',
      text: 'We dey take document only when we know every part of am. We no keep any part of am. Save am as PDF.',
    },
    'attachment-pdf-acts': {
      title: 'Dis PDF dey do something when person open am',
      text: 'E get script, or e dey start program, send form, or open address. We no keep any part of am. Print am to new PDF, or send picture of the pages.',
    },
    'attachment-pixels': {
      title: 'Dis picture too big to open',
      text: 'E talk say e get pass 250 million dots. Many programs dey stop when dem open picture like dat. We no keep any part of am. Make am small and put that one.',
    },
    'attachment-virus': {
      title: 'The virus scanner stop dis file',
      text: 'E see something bad inside. We no keep any part of am.',
    },
    'attachment-out-of-order': {
      title: 'Dis part no fit',
      text: 'Wetin reach us no be the next part. Load the page again: the ones wey reach before still dey, and the rest go continue from there.',
    },
    'database-silent': {
      title: 'We no fit answer now',
      text: 'Our database no dey answer quick. Wetin don dey kept before dey safe. If you dey send something, we no fit talk whether e reach. Wetin you write still dey here: send am again after one minute. If you send one report two times, we go keep am once.',
    },
    'site-frozen': {
      title: 'Na to read only for now',
      text: 'The people wey dey run dis site don stop every change for small time. You still fit read. We no keep anything of wetin you send. Copy your words go safe place, and send dem later.',
    },
    'disk-full': {
      title: 'We no fit keep dis one',
      text: 'Our disk don full. We no keep any part of am, and nothing wey you write don lost: e still dey here. Abeg leave dis page open, and send am again later.',
    },
    'files-no-room': {
      title: 'We no fit take more files today',
      text: 'Too many files don come today, and we dey keep the space wey remain for reports. Send your report without the file, and add am tomorrow with your code.',
    },
    'disk-low': {
      title: 'We no fit take files now',
      text: 'Our disk don nearly full, and we dey keep the rest for reports. You fit send your report now without the file, or try again later.',
    },
    'storage-failed': {
      title: 'We no fit keep dis file',
      text: 'Our storage don full, or e no dey answer. We no keep any part of am, and your draft dey safe. Abeg try again later.',
    },
    'scanner-failed': {
      title: 'We no fit check dis file',
      text: 'The virus scanner no dey answer, and we no dey keep file wey we never check. Your draft dey safe. Abeg try again later.',
    },
  },
  problems: {
    missing: 'Abeg fill dis one.',
    'too-short': 'Abeg write at least {limit} letters.',
    'too-long': 'Abeg make e no pass {limit} letters.',
    'not-in-list': 'Abeg choose one from the list.',
    'not-a-rating': 'Abeg choose number from 1 reach 5.',
    'not-a-date': 'Put year, month or day: 2024, 3/2024 or 15/3/2024.',
    'not-a-day': 'Put day, month and year, like 15 3 2024.',
    'not-a-conviction':
      'Archive na for conviction only. Dis one talk about arrest, trial, acquittal or forfeiture.',
    'another-year': 'Di number of dis record get another year. Abeg withdraw am, then import am again.',
    'names-the-person':
      'Abeg comot the name of the person: public go dey read dis notice after the report don comot.',
    'in-the-future': 'Dis date never reach.',
    'not-a-list-file':
      'Dis file no be CSV or plain text. For your spreadsheet, save the list as CSV and choose that one.',
    'list-file-large': 'Abeg make the file no pass {limit} MB.',
    'too-many-lines': 'Abeg no pass {limit}, one for each line.',
    'not-a-link': 'Abeg write the full address wey start with http:// or https://, one for each line.',
    'too-many-links': 'Abeg no give pass {limit} links.',
    'not-an-amount': 'Abeg write how much, like 400 million or 2,500,000.',
    'username-form': 'Abeg use only letters, numbers, dot, hyphen and underscore.',
    'email-form': 'Dis e-mail no correct',
    'password-short': 'Password must reach {limit} letters',
    'password-weak':
      'Person fit guess dis password quick. Abeg take one wey long pass: three or four words wey no resemble each other go do.',
    'password-wrong': 'Dis one no be the password wey you get now.',
    'not-a-number': 'Abeg write full number from 0 reach {limit}.',
    'areas-missing': 'Abeg choose at least one area.',
    'receipt-code': 'Dis one no be the code of a receipt.',
    'voucher-code': 'Dis one no be the code of a voucher.',
    'not-an-answer-day': 'Choose day wey dey between 3 and 90 days from today.',
    'seat-code': 'Dis one no be the code of invitation.',
    'not-a-contact': 'Abeg start with mailto: and mail address, or with https://.',
    'not-links': 'Abeg write one account for each line: the name, =, and address wey get https://.',
    'not-a-logo': 'We no fit use dis file. Abeg use PNG, JPEG or WebP picture wey no dey move.',
    'logo-too-heavy':
      'Dis picture heavy too much. Abeg use one wey no pass 16 kB, so that e go open for slow phone.',
    'logo-size': 'Each side of the picture must be between 16 and 512 pixels.',
    'not-a-webhook':
      'Put complete address wey start with https:// and get name. We no dey take numbers, ports, password inside address, or wetin dey after #.',
    'not-a-network':
      'Abeg write one address or network for each line, like 203.0.113.0/24. Network no fit big pass /8, or /16 for IPv6.',
    'not-public': 'No public report and no conviction get dis number.',
    'same-record': 'Abeg give the number of another record.',
    'names-none': 'Dis record no call any name.',
    'not-in-record': 'Dis record no call dis company. Abeg write am the way the record write am.',
    'not-in-the-text': 'One line no dey inside the text wey go come out. Write am the way the report get am.',
    'names-the-report': 'Leave out the number of the report: e dey show the day wey dem send am.',
    'names-the-source': 'Leave out the name of the account wey send am.',
    'username-taken': 'Somebody don take dis name. Abeg choose another one.',
    'username-looks-alike': 'Dis name resemble one wey person don take. Abeg choose another one.',
  },
  waiting: {
    seconds: {
      other: 'You fit try again after like {count} seconds.',
      one: 'You fit try again after like {count} second.',
    },
    minutes: {
      other: 'You fit try again after like {count} minutes.',
      one: 'You fit try again after like {count} minute.',
    },
  },
} as const satisfies DraftOf<'refusals'>
