import type { SomeRefusals } from './some-refusals.ts'

/** While a report and its files are sent, and by the machine that keeps them. */
export const refusalsOfSending = {
  refusals: {
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
      text: 'The name has hidden letters or two endings, or it ends in a dot or a blank. Or the system uses that name. Nothing of it was kept. Rename the file, and pack it again.',
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
    'too-many-messages': {
      title: 'That is enough for today',
      text: 'So many messages arrived in this conversation that we take no more before midnight in Nigeria. Staff have all that came before. Nothing of this message was kept: it is still in the form. Copy it to a safe place.',
    },
    'tip-closed': {
      title: 'This conversation is closed',
      text: 'Staff closed it, and nothing of this message was kept. It is still on this page. If you know something new, send it as a new tip from the page of the report.',
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
} as const satisfies SomeRefusals
