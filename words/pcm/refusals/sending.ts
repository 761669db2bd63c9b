import type { DraftOf } from '../../words.ts'

export const refusalsOfSending = {
  refusals: {
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
    'too-many-messages': {
      title: 'E don do for today',
      text: 'Plenty messages don enter dis conversation, so we no dey take more before midnight for Nigeria. Staff get everything wey come before. We no keep any part of dis message: e still dey for the form. Copy am go safe place.',
    },
    'tip-closed': {
      title: 'Dis conversation don close',
      text: 'Staff close am, and we no keep any part of dis message. E still dey for dis page. If you sabi new thing, send am as new gist from the page of the report.',
    },
    'disk-low': {
      title: 'We no fit take files now',
      text: 'Our disk don nearly full, and we dey keep the rest for reports. You fit send your report now without the file, or try again later.',
    },
    'database-silent': {
      title: 'We no fit answer now',
      text: 'Our database no dey answer quick. Wetin don dey kept before dey safe. If you dey send something, we no fit talk whether e reach. Wetin you write still dey here: send am again after one minute. If you send one report two times, we go keep am once.',
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
} as const satisfies DraftOf<'refusalsOfSending'>
