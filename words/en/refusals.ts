import type { FieldRefusalCode } from '#domain/field-refusals.ts'
import type { RefusalCode } from '#domain/refusals.ts'

type Titled = { title: string; text: string }

/** Why something was refused, by the product's own codes; said by the server alone. */
export const refusals = {
  refusals: {
    'sign-in-needed': {
      title: 'Authentication Required',
      text: 'Please log in to access this page.',
    },
    'administrators-only': {
      title: 'Admin Access Required',
      text: "You don't have permission to access this page.",
    },
    'auditors-are-two': {
      title: 'There are two auditors',
      text: 'Two people are auditors, invited or proposed as one. Withdraw an invitation, or change the role of one first.',
    },
    'access-denied': {
      title: 'Access Denied',
      text: "You don't have permission to access this page.",
    },
    'account-suspended': {
      title: 'Account suspended',
      text: 'This account is suspended. You can read, but not change anything.',
    },
    'second-step-needed': {
      title: 'Your second step is missing',
      text: 'Staff log in with a password and a second step. Set yours up, then this page opens.',
    },
    'longer-password-needed': {
      title: 'Your password is too short',
      text: 'Staff need a password of at least 12 characters. Change yours, then this page opens.',
    },
    'confirmation-needed': {
      title: 'Please show that it is you',
      text: 'This step asks for your password, or a code from your app, once more. Nothing you typed is lost.',
    },
    'not-found': {
      title: 'Page not found',
      text: 'There is nothing at this address, or it is not yours to see.',
    },
    invalid: {
      title: 'Some answers need another look',
      text: 'Nothing you typed is lost. Please look at the marked fields and send it again.',
    },
    'form-expired': {
      title: 'Please send it once more',
      text: 'This form was opened before you logged in or out, so we did not accept it. Nothing you typed is lost: look it over and send it again.',
    },
    'foreign-form': {
      title: 'Sent from another site',
      text: 'This request did not come from a page of ours, so we did not carry it out.',
    },
    'unknown-host': {
      title: 'Not our address',
      text: 'This site does not answer under the name that was asked. Check the address. If you run the site, set PUBLIC_URL to the name that people use.',
    },
    'body-too-large': {
      title: 'Too long to send',
      text: 'What was sent is longer than we can take. Go back: your words are still in the form. Please shorten them.',
    },
    'body-unreadable': {
      title: 'We could not read this form',
      text: 'What arrived was not a form that we know. Go back and send it again.',
    },
    'body-too-slow': {
      title: 'Your line was too slow',
      text: 'What you sent did not arrive in time, so we stopped waiting. Go back: your words are still in the form. Send it again.',
    },
    'too-much-at-once': {
      title: 'Too many pages at once',
      text: 'Your network asks for very many pages at this moment. Nothing is wrong with yours.',
    },
    'no-room': {
      title: 'Too many long forms at once',
      text: 'Many people send long forms at this moment. Go back: your words are still in the form. Send it again soon.',
    },
    'too-many-tries': {
      title: 'Too many tries',
      text: 'There were too many tries in a short time.',
    },
    'login-fields-missing': {
      title: 'Login failed',
      text: 'Username/email and password are required',
    },
    'login-failed': {
      title: 'Login failed',
      text: 'That e-mail and password do not belong together.',
    },
    'username-login-failed': {
      title: 'Login failed',
      text: 'Username not found, or the password is not the one that belongs to it.',
    },
    'email-not-confirmed': {
      title: 'Login failed',
      text: 'Please check your email to confirm your account before logging in.',
    },
    busy: {
      title: 'Many people are logging in',
      text: 'We check passwords slowly, on purpose, and many wait at this moment. Nothing is wrong with yours.',
    },
    'code-wrong': {
      title: 'That code was not accepted',
      text: 'It was mistyped, used already, or is older than a minute. Wait for the next one in your app. If every code is refused, set the clock of your phone to automatic.',
    },
    'passkey-wrong': {
      title: 'That passkey was not accepted',
      text: 'It may belong to another account, or the page was open for too long. Try it once more, or take a code.',
    },
    'nothing-to-sign': {
      title: 'Nothing to sign',
      text: 'You can sign your newest decision on a report. The decision must still hold, and the text must be the same.',
    },
    'signed-already': {
      title: 'Signed already',
      text: 'Each decision is signed once. The signature is at the report.',
    },
    'passkey-needed': {
      title: 'You have no passkey',
      text: 'Add one on the page of your second step, then come back.',
    },
    'signature-wrong': {
      title: 'Not signed',
      text: 'The passkey is not yours, or it did not check who you are. Or the report changed while this page was open. Your decision holds without a signature. Read the page, then try it once more.',
    },
    'confirmation-wrong': {
      title: 'That was not accepted',
      text: 'It is neither the password of this account nor a fresh code from your app.',
    },
    'app-set-up-already': {
      title: 'Your app is set up already',
      text: 'An account takes one app. Remove the one that there is, then set up the other.',
    },
    'too-many-passkeys': {
      title: 'No more passkeys',
      text: 'An account takes ten passkeys. Remove one that you no longer use.',
    },
    'last-second-step': {
      title: 'Staff keep a second step',
      text: 'This is the only one that your account has. Set up another, then remove this one.',
    },
    'registration-fields-missing': {
      title: 'Registration failed',
      text: 'All fields are required',
    },
    'registration-invalid': {
      title: 'Registration failed',
      text: 'Please look at the marked fields. Nothing was saved yet.',
    },
    'account-taken': {
      title: 'Registration failed',
      text: 'This username or email is already in use',
    },
    'username-looks-alike': {
      title: 'Choose another user name',
      text: 'This user name looks like one that is taken. People could take you for each other.',
    },
    'link-not-valid': {
      title: 'This link no longer works',
      text: 'It was used already, it is too old, or it was not copied whole. Nothing has changed. You can ask for a new one.',
    },
    'code-not-valid': {
      title: 'That code does not work',
      text: 'It may be mistyped, used, or older than half an hour. Look at it once more, or ask for a new letter.',
    },
    'no-logged-in-user': { title: 'Update failed', text: 'No logged in user' },
    'profile-fields-missing': {
      title: 'Update failed',
      text: 'Username and email are required',
    },
    'profile-invalid': {
      title: 'Update failed',
      text: 'Please look at the marked fields. Nothing was saved yet.',
    },
    'profile-taken': {
      title: 'Update failed',
      text: 'This username or email is already in use',
    },
    'role-administrators-only': {
      title: 'Permission denied',
      text: 'Only administrators can update user roles',
    },
    'user-id-needed': { title: 'Update failed', text: 'User ID is required' },
    'last-administrator': {
      title: 'Update failed',
      text: 'This is the last administrator who can act. Make another person an administrator first.',
    },
    'own-account': {
      title: 'Permission denied',
      text: 'You cannot suspend your own account. Ask another administrator.',
    },
    'invitation-not-valid': {
      title: 'This link no longer works',
      text: 'It was used already, it is older than it may be, or it was not copied whole. Ask for a new one.',
    },
    'invitation-waits': {
      title: 'This link is not open yet',
      text: 'A second person has to confirm this invitation first. Open the same link again later. If it is still closed after 7 days, ask for a new one.',
    },
    'step-not-possible': {
      title: 'This cannot be done now',
      text: 'The report has changed since you opened this page. Check its status, then decide again.',
    },
    'words-changed': {
      title: 'The words have changed',
      text: 'The reporter edited this report after you opened it. Read it again, then decide.',
    },
    'own-report': {
      title: 'This is your own report',
      text: 'You cannot verify, rate, review, approve or reject your own report. Another member of staff has to.',
    },
    'verification-needed': {
      title: 'Not verified yet',
      text: 'A report is approved only after a verification. Ask a colleague to verify it first.',
    },
    'second-person-needed': {
      title: 'A second person is needed',
      text: 'No verification of this report counts for you. Its author has to be on the staff now, not new, and not bound to you by an invitation. Another member can verify it as well, or approve it.',
    },
    'report-held': {
      title: 'This report is assigned to a colleague',
      text: 'Two people do not work on one report at once. Its page says who it is assigned to, and until when. You can assign it to yourself once they release it.',
    },
    'declaration-needed': {
      title: 'Your declaration is missing',
      text: 'Staff do not handle reports about themselves or people close to them. Declare your names and employers once, then this page opens. If you have declared, we are still comparing it with the reports.',
    },
    'conflict-of-interest': {
      title: 'You may not handle this report',
      text: 'It names you, an employer of yours or someone whom you declared, or its sender asked for a colleague. A colleague handles it.',
    },
    'claim-passes-on': {
      title: 'This report waits for a colleague',
      text: 'You have verified it, so the next step is a colleague’s. It stays unassigned until one of them takes it.',
    },
    'colleague-cannot': {
      title: 'This colleague cannot take it',
      text: 'They may have verified it already, may not handle it, or work no longer on the staff. We do not say which. Choose another colleague.',
    },
    'nothing-chosen': {
      title: 'No report is chosen',
      text: 'Tick the reports in the table first, at most one page of them.',
    },
    'joined-already': {
      title: 'Joined already',
      text: 'These two reports are joined already.',
    },
    'too-many-joined': {
      title: 'Too many reports',
      text: 'No more can be joined to this one. Join the next one to another report of this case.',
    },
    'too-many-notes': {
      title: 'This case has too many notes',
      text: 'It has 200 notes. Delete a note of yours that is no longer needed.',
    },
    'too-many-follow-ups': {
      title: 'No more can be added here',
      text: 'A report takes 20 of these. Write the rest as a message to staff.',
    },
    'no-notice-yet': {
      title: 'No notice is recorded',
      text: 'Record first that the person named or their office was given notice.',
    },
    'source-not-asked': {
      title: 'Ask the source first',
      text: 'The conversation does not show this. An agreement needs a question of staff and an answer. Silence counts 14 days after the question.',
    },
    'too-many-petitions': {
      title: 'This case has too many petitions',
      text: 'A case takes 20 of them.',
    },
    'too-many-consequences': {
      title: 'This report has too many lines',
      text: 'It says 30 things that happened since. Propose to take one out first.',
    },
    'no-filter-to-save': {
      title: 'Nothing to keep',
      text: 'Choose a filter, a stage or an order first. What you search for is not kept.',
    },
    'too-many-filters': {
      title: 'You keep 12 filters already',
      text: 'Remove one that you no longer use.',
    },
    'nobody-holds-it': {
      title: 'This report is not assigned',
      text: 'It was released already, or the time ran out. You can assign it to yourself.',
    },
    'request-settled': {
      title: 'This request is settled',
      text: 'A colleague decided on it, or the person who asked withdrew it, after you opened this page.',
    },
    'dispute-ended': {
      title: 'This dispute has an answer',
      text: 'It was ended after you opened this page. Look at the report, then decide again.',
    },
    'nothing-changed': {
      title: 'Nothing is different',
      text: 'Change the words that are wrong. If they are right as they stand, answer the dispute instead.',
    },
    'correction-waits': {
      title: 'A proposal waits already',
      text: 'One correction of a report is decided at a time. Confirm or turn down the one that there is first.',
    },
    'correction-settled': {
      title: 'This proposal is settled',
      text: 'A colleague confirmed it or turned it down after you opened this page.',
    },
    'second-person-to-confirm': {
      title: 'A second person is needed',
      text: 'You proposed this. Another member of staff has to confirm it.',
    },
    'not-the-second-person': {
      title: 'Another member has to confirm this',
      text: 'You proposed it, or it is about you. Or it is about the person who invited you, or whom you invited. New members can confirm 72 hours after they set up their second step.',
    },
    'proposal-waits': {
      title: 'A proposal waits already',
      text: 'The same was proposed before. A second person confirms or declines that one first.',
    },
    'proposal-ended': {
      title: 'This proposal has ended',
      text: 'It was confirmed, declined or withdrawn, or it lapsed, after you opened this page.',
    },
    'expert-is-staff': {
      title: 'Staff are no experts',
      text: 'An expert looks from outside. Use an account that has no role of staff.',
    },
    'expert-not-free': {
      title: 'This expert cannot be asked',
      text: 'They have enough work, are tied to it, or were asked before. Choose another, and a day from today on.',
    },
    'checks-missing': {
      title: 'Checks are missing',
      text: 'Note a result for every check first. Identity, referees and records have to be confirmed.',
    },
    'expert-decided': {
      title: 'Your application is decided',
      text: 'Two people checked what you sent. To change it, withdraw it and apply again.',
    },
    'conviction-withdrawn': {
      title: 'This conviction is withdrawn already',
      text: 'Two people withdrew it before.',
    },
    'judged-already': {
      title: 'This was judged already',
      text: 'Two members said before that these two records are about the same.',
    },
    'retraction-reversed': {
      title: 'Another member has to retract this',
      text: 'A second person reversed your retraction of this report. If it is wrong, another member can retract it.',
    },
    'proposer-left': {
      title: 'The proposer is no longer active',
      text: 'The member who proposed this has left, is suspended, or has another role. Decline it, and propose it yourself.',
    },
    'suspension-lapsed-lately': {
      title: 'This suspension was not confirmed before',
      text: 'You suspended this account within the last seven days, and no second person confirmed it. Another administrator can suspend it.',
    },
    'no-second-step': {
      title: 'There is no second step to reset',
      text: 'This account has no app and no passkey. Its owner sets one up after the next log-in.',
    },
    'request-code-unknown': {
      title: 'We do not know this code',
      text: 'It may be mistyped. We erase a request ninety days after it was settled, and its code stops working. The answer stays in the public change log.',
    },
    'csv-unreadable': {
      title: 'We could not read this file',
      text: 'A quoted cell does not end where it should. Save it as CSV (UTF-8, with commas) once more.',
    },
    'csv-columns-missing': {
      title: 'Columns are missing',
      text: 'The first row has to name the columns name, state, offense, courtLocation, convictionDate, sentence, year and sourceUrl, each once.',
    },
    'csv-empty': {
      title: 'There is no row to import',
      text: 'Choose a CSV file, or paste one, with a row of column names and at least one row below it.',
    },
    'csv-too-long': {
      title: 'Too many rows at once',
      text: 'One file may have 20,000 rows. Please divide it.',
    },
    'archive-year-full': {
      title: 'This year is full',
      text: 'A year of the archive holds 9,999 records, because its numbers have four digits. Nothing was imported.',
    },
    'voucher-not-valid': {
      title: 'Upgrade Failed',
      text: 'This voucher does not work: its code is unknown, it was used, or it expired. Ask where you got it.',
    },
    'organisation-needs-enterprise': {
      title: 'Not done',
      text: 'An organisation needs an Enterprise plan of its owner’s own. A plan by role or by a seat does not count.',
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
      text: "The free plan takes {limit} reports a month, and this month's are used. Your words are still here: send them next month, or with another plan.",
    },
    'guests-read': {
      title: 'Guests read and comment',
      text: 'You are a guest of this organisation. Ask one of its members to do this.',
    },
    'draft-changed': {
      title: 'This draft was changed somewhere else',
      text: 'Another tab or another device saved it after this page was opened. Nothing was overwritten: choose which words stay.',
    },
    'draft-gone': {
      title: 'This draft is no longer there',
      text: 'It was sent, deleted, or it expired. What you typed is still on this page, and nowhere else.',
    },
    'too-many-drafts': {
      title: 'You have as many drafts as we keep',
      text: 'We keep {limit} drafts for one person. Send one or delete one first. Nothing you typed is lost.',
    },
    'attachment-empty': {
      title: 'There is no file in it',
      text: 'Choose a file that is not empty, then send it again.',
    },
    'attachment-too-large': {
      title: 'This file is too large',
      text: 'A file may have up to 25 MB. Nothing of it was kept. Take a part of it, or a smaller copy.',
    },
    'too-many-attachments': {
      title: 'There are as many files as we take',
      text: 'A report can have {limit} files. Remove one first, or put several into one PDF.',
    },
    'files-take-too-much': {
      title: 'Your files take too much room',
      text: 'The files beside your drafts are too large together. Send one of the drafts, or remove files from it.',
    },
    'attachment-kind': {
      title: 'We do not take this kind of file',
      text: 'We take PDF, pictures, Office and OpenDocument files, plain text, ZIP archives, and recordings. Nothing of it was kept.',
    },
    'attachment-name': {
      title: 'The name and the content do not agree',
      text: 'The ending of the name says one kind of file, and what is in it another. Nothing of it was kept. Give it the right ending, or save it again from the program that made it.',
    },
    'attachment-runs': {
      title: 'This file could run as a program',
      text: 'It is a program, a web page or a script, or an archive with one in it. Nothing of it was kept. Save what it shows as PDF or as a picture, or leave it out: your report goes on without it.',
    },
    'attachment-two-kinds': {
      title: 'This file is two kinds at once',
      text: 'A second file hides behind the first one. Nothing of it was kept. Open it, and save it under a new name.',
    },
    'attachment-archive': {
      title: 'We cannot read this archive',
      text: 'It is damaged, empty, divided into several files, or packed in an unusual way. Nothing of it was kept. Attach the files one by one.',
    },
    'attachment-swells': {
      title: 'This file unpacks to far too much',
      text: 'What is packed in it is many times larger than the file. Nothing of it was kept. Attach the files in it one by one.',
    },
    'attachment-archive-lies': {
      title: 'This archive says different things about one file',
      text: 'Its list and its content do not agree on a name, a place or a size. Nothing of it was kept. Pack the files again, or attach them one by one.',
    },
    'attachment-locked': {
      title: 'This file is locked',
      text: 'It is protected, with or without a password, so we cannot check it. Nothing of it was kept. Save it without protection, print it to a new PDF, or send pictures of its pages.',
    },
    'attachment-nested': {
      title: 'This archive has an archive in it',
      text: 'We check every file, and do not look into archives within archives. Nothing of it was kept. Unpack it, and attach the files one by one.',
    },
    'attachment-file-names': {
      title: 'A file in this archive has a name that misleads',
      text: 'The name has hidden letters or a second ending, ends in a dot or a blank, or belongs to the system. Nothing of it was kept. Rename the file, and pack it again.',
    },
    'attachment-link-file': {
      title: 'This archive has a shortcut in it',
      text: 'A shortcut opens an address or a program on the computer of the person who unpacks it. Nothing of it was kept. Leave the shortcut out, and attach the file it leads to.',
    },
    'attachment-disk-image': {
      title: 'This archive has a disk image in it',
      text: 'A disk image brings files past the checks of a computer. Nothing of it was kept. Take the files out, and attach them one by one.',
    },
    'attachment-damaged': {
      title: 'This document is damaged',
      text: 'We cannot read it, so we cannot check it. Nothing of it was kept. Open it, save it under a new name or as PDF, and attach that.',
    },
    'attachment-macros': {
      title: 'This document has macros',
      text: 'Macros are small programs, and they could harm the person who opens it. Nothing of it was kept. Save it as PDF or without macros.',
    },
    'attachment-macro-sheets': {
      title: 'This spreadsheet has macro sheets',
      text: 'Macro sheets are small programs in cells. Nothing of it was kept. Save it as PDF or without macros.',
    },
    'attachment-template': {
      title: 'This document fetches its template',
      text: 'When it is opened, it asks another computer or folder for a template. Nothing of it was kept. Save it as PDF.',
    },
    'attachment-outside-links': {
      title: 'This document fetches something from elsewhere',
      text: 'It links to another file, a data source, a picture on the internet or a place on a computer. Nothing of it was kept. Save it as PDF, or break the links and save it again. Links to web pages may stay.',
    },
    'attachment-embedded': {
      title: 'This document has a file or a program in it',
      text: 'Embedded files, objects and controls could harm the person who opens them. Nothing of it was kept. Save it as PDF, print a PDF to a new PDF, and attach the other file by itself.',
    },
    'attachment-fields': {
      title: 'This document has a field or a formula that reaches out',
      text: 'It would start another program or ask another computer when it is opened. Nothing of it was kept. Save it as PDF, or replace the formula by its value.',
    },
    'attachment-part-unknown': {
      title: 'This document holds a part that we do not know',
      text: 'We take documents only when we know every part of them. Nothing of it was kept. Save it as PDF.',
    },
    'attachment-pdf-acts': {
      title: 'This PDF does something when it is opened',
      text: 'It holds a script, starts a program, sends a form, or opens an address. Nothing of it was kept. Print it to a new PDF, or send pictures of its pages.',
    },
    'attachment-pixels': {
      title: 'This picture is too large to be opened',
      text: 'It says that it has more than 250 million dots. Many programs stop when they open such a picture. Nothing of it was kept. Make it smaller and attach that.',
    },
    'attachment-virus': {
      title: 'The virus scanner stopped this file',
      text: 'It found something harmful in it. Nothing of it was kept.',
    },
    'attachment-out-of-order': {
      title: 'This part does not fit',
      text: 'What arrived is not the part that comes next. Reload the page: what arrived before is kept, and the rest goes on from there.',
    },
    'site-frozen': {
      title: 'Read only for now',
      text: 'The people who run this site have stopped all changes for a while. You can still read. We kept nothing of what you sent. Copy your words to a safe place, and send them later.',
    },
    'disk-full': {
      title: 'We could not store this',
      text: 'Our disk is full. Nothing of it was stored, and nothing you typed is lost: it is still here. Please keep this page open, and send it again later.',
    },
    'files-no-room': {
      title: 'We cannot take more files today',
      text: 'Too many files arrived today, and we keep the rest of the room for reports. Send your report without the file, and add it tomorrow with your code.',
    },
    'disk-low': {
      title: 'We cannot take files now',
      text: 'Our disk is nearly full, and we keep the rest for reports. You can send your report without the file now, or try again later.',
    },
    'database-silent': {
      title: 'We cannot answer right now',
      text: 'Our database does not answer in time. What was stored before is safe. If you were sending something, we cannot say whether it arrived. What you typed is still here: send it again in a minute. A report that you send again is stored once.',
    },
    'storage-failed': {
      title: 'We could not store this file',
      text: 'Our storage is full or does not answer. Nothing of it was kept, and your draft is safe. Please try again later.',
    },
    'scanner-failed': {
      title: 'We could not check this file',
      text: 'The virus scanner does not answer, and we keep no file unchecked. Your draft is safe. Please try again later.',
    },
  },
  /** What can be wrong with one field. */
  problems: {
    missing: 'Please fill this in.',
    'too-short': 'Please write at least {limit} characters.',
    'too-long': 'Please keep this to {limit} characters.',
    'not-in-list': 'Please choose one from the list.',
    'not-a-rating': 'Please choose a number from 1 to 5.',
    'not-a-date': 'Enter a year, a month or a day: 2024, 3/2024 or 15/3/2024.',
    'not-public': 'No public report and no conviction has this number.',
    'same-record': 'Please give the number of another record.',
    'names-none': 'This record names none.',
    'not-in-record': 'This record does not name this company. Please write it as the record does.',
    'not-a-day': 'Enter a day, a month and a year, for example 15 3 2024.',
    'not-in-the-text': 'A line is not in the text that becomes public. Write it as the report has it.',
    'names-the-report': 'Leave out the number of the report: it tells the day on which it was sent.',
    'names-the-source': 'Leave out the name of the account that sent it.',
    'names-the-person':
      'Please leave the name of the person out: the public reads this notice long after the report is gone.',
    'not-a-conviction':
      'The archive holds convictions alone. This speaks of an arrest, a trial, an acquittal or a forfeiture.',
    'another-year':
      'The number of the record has another year. Please withdraw the record and import it again.',
    'in-the-future': 'This date has not come yet.',
    'too-many-lines': 'Please give at most {limit}, one a line.',
    'not-a-link': 'Please write whole addresses that begin with http:// or https://, one a line.',
    'too-many-links': 'Please give at most {limit} links.',
    'not-an-amount': 'Please write a sum, for instance 400 million or 2,500,000.',
    'username-form': 'Please use letters, digits, dots, hyphens and underscores only.',
    'email-form': 'Invalid email',
    'password-short': 'Password must be at least {limit} characters long',
    'password-weak':
      'This password is easy to guess. Please take a longer one: three or four words that do not belong together will do.',
    'password-wrong': 'This is not your present password.',
    'not-a-number': 'Please write a whole number from 0 to {limit}.',
    'areas-missing': 'Please choose at least one area.',
    'receipt-code': 'This is not the code of a receipt.',
    'voucher-code': 'This is not the code of a voucher.',
    'not-an-answer-day': 'Choose a day from 3 to 90 days from today.',
    'seat-code': 'This is not the code of an invitation.',
    'not-a-contact': 'Please begin with mailto: and a mail address, or with https://.',
    'not-links': 'Please write one account in each line: its name, =, and an address with https://.',
    'not-a-logo': 'We cannot use this file. Please take a PNG, JPEG or WebP picture that does not move.',
    'logo-too-heavy':
      'This picture is too heavy. Please take one of at most 16 kB, so that it opens on a slow phone.',
    'logo-size': 'Each side of the picture needs from 16 to 512 pixels.',
    'not-a-webhook':
      'Give a whole address that begins with https:// and has a name. Numbers, ports, names with a password and places after # are refused.',
    'not-a-network':
      'Please write one address or network in each line, such as 203.0.113.0/24. A network may not be larger than /8, or /16 for IPv6.',
    'not-a-list-file':
      'This file is neither a CSV nor a plain text. In your spreadsheet, save the list as CSV and choose that file.',
    'list-file-large': 'Please keep the file to {limit} MB.',
    'username-taken': 'This name is taken. Please choose another.',
    'username-looks-alike': 'This name looks like one that is taken. Please choose another.',
  },
  /** When another try is worth it. */
  waiting: {
    seconds: {
      one: 'You can try again in about {count} second.',
      other: 'You can try again in about {count} seconds.',
    },
    minutes: {
      one: 'You can try again in about {count} minute.',
      other: 'You can try again in about {count} minutes.',
    },
  },
} as const satisfies {
  refusals: Record<RefusalCode, Titled>
  problems: Record<FieldRefusalCode, string>
  waiting: object
}
