import { strToU8 } from 'fflate'
import { marker, type Places, placesOf } from './place.ts'

const crlf = (text: string) => strToU8(text.replaceAll('\n', '\r\n'))
const head = (line: string) =>
  crlf(
    `${line}\nFrom: a <a@example.org>\nSubject: words\nMIME-Version: 1.0\nContent-Type: text/plain\n\nSeen words\n`,
  )
const html = (content: string) =>
  crlf(
    `From: a <a@example.org>\nSubject: words\nMIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n<html><body><p>Seen words</p>${content}</body></html>\n`,
  )
const many = (parts: string, sort = 'mixed') =>
  crlf(
    `From: a <a@example.org>\nSubject: words\nMIME-Version: 1.0\nContent-Type: multipart/${sort}; boundary="q"\n\n${parts}`,
  )
const seen = '--q\nContent-Type: text/plain\n\nSeen words\n'

const heads = placesOf('unreached', head, {
  'eml: route': `Received: from ${marker} by mx.example.org; Mon, 2 Nov 2026 10:11:12 +0100`,
  'eml: address of a computer': `X-Originating-IP: ${marker}`,
  'eml: sender': `From: ${marker} <b@example.org>`,
  'eml: name of the receiver': `To: "${marker}" <b@example.org>`,
  'eml: copy': `Cc: ${marker}@example.org`,
  'eml: hidden copy': `Bcc: ${marker}@example.org`,
  'eml: where answers go': `Reply-To: ${marker}@example.org`,
  'eml: number': `Message-ID: <${marker}@example.org>`,
  'eml: thread': `References: <${marker}@example.org>`,
  'eml: program': `X-Mailer: ${marker}`,
  'eml: seal': `DKIM-Signature: v=1; b=${marker}`,
  'eml: line of a program': `X-${marker}: 1`,
  'eml: folded line': `X-Long: a\n ${marker}`,
  'eml: comment': `Comments: ${marker}`,
  'eml: keywords': `Keywords: ${marker}`,
  'eml: list': `List-Unsubscribe: <https://example.org/${marker}>`,
  'eml: organisation': `Organization: ${marker}`,
  'eml: name in the type': `Content-Language: ${marker}`,
})

const pages = placesOf('unseen', html, {
  'eml html: display none': `<p style="display:none">${marker}</p>`,
  'eml html: visibility': `<p style="visibility:hidden">${marker}</p>`,
  'eml html: opacity': `<p style="opacity:0">${marker}</p>`,
  'eml html: white': `<p style="color:#ffffff">${marker}</p>`,
  'eml html: white by rgb': `<p style="color:rgb(255, 255, 255)">${marker}</p>`,
  'eml html: white font': `<font color="white">${marker}</font>`,
  'eml html: colour of its cell': `<table><tr><td bgcolor="#eeeeee"><span style="color:#eeeeee">${marker}</span></td></tr></table>`,
  'eml html: size 0': `<p style="font-size:0px">${marker}</p>`,
  'eml html: size 1': `<p style="font-size:1px">${marker}</p>`,
  'eml html: cut off': `<div style="max-height:0;overflow:hidden">${marker}</div>`,
  'eml html: far left': `<div style="position:absolute;left:-9999px">${marker}</div>`,
  'eml html: indent': `<p style="text-indent:-9999px">${marker}</p>`,
  'eml html: class': `<style>.q{display:none}</style><p class="q">${marker}</p>`,
  'eml html: class below a name': `<style>td p.q, div .q {display:none !important}</style><div><p class="q">${marker}</p></div>`,
  'eml html: id': `<style>#q{visibility:hidden}</style><p id="q">${marker}</p>`,
  'eml html: rule for screens': `<style>@media screen{.q{display:none}}</style><p class="q">${marker}</p>`,
  'eml html: hidden attribute': `<p hidden>${marker}</p>`,
  'eml html: transparent': `<p style="color:transparent">${marker}</p>`,
  'eml html: mso-hide': `<p style="mso-hide:all">${marker}</p>`,
  'eml html: scale': `<p style="transform:scale(0)">${marker}</p>`,
})

const pageParts = placesOf('unreached', html, {
  'eml html: comment': `<!-- ${marker} -->`,
  'eml html: comment for Outlook': `<!--[if mso]><p>${marker}</p><![endif]-->`,
  'eml html: script': `<script>var a="${marker}"</script>`,
  'eml html: title': `<title>${marker}</title>`,
  'eml html: alt': `<img src="https://example.org/a.gif" alt="${marker}">`,
  'eml html: address of a picture': `<img src="https://example.org/${marker}.gif" width="1" height="1">`,
  'eml html: token of a link': `<a href="https://example.org/?u=${marker}">Seen link</a>`,
  'eml html: fragment of a link': `<a href="https://example.org/#${marker}">Seen link</a>`,
  'eml html: address of a mail': `<a href="mailto:${marker}@example.org">Seen name</a>`,
  'eml html: data attribute': `<p data-user="${marker}">Seen</p>`,
  'eml html: class name': `<p class="${marker}">Seen</p>`,
  'eml html: id name': `<p id="${marker}">Seen</p>`,
  'eml html: hidden field': `<input type="hidden" value="${marker}">`,
  'eml html: meta': `<meta name="a" content="${marker}">`,
  'eml html: style sheet': `<style>.${marker}{color:red}</style>`,
  'eml html: tooltip': `<span title="${marker}">Seen</span>`,
  'eml html: template': `<template>${marker}</template>`,
  'eml html: frame': `<iframe src="https://example.org/${marker}"></iframe>`,
  'eml html: drawing': `<svg><desc>${marker}</desc></svg>`,
  'eml html: foreign element': `<xml><o:a>${marker}</o:a></xml>`,
})

const wholes = placesOf('unreached', many, {
  'eml: before the first part': `${marker}\n${seen}--q--\n`,
  'eml: behind the last part': `${seen}--q--\n${marker}\n`,
  'eml: name of an attachment': `${seen}--q\nContent-Type: text/plain\nContent-Disposition: attachment; filename="${marker}.txt"\n\na\n--q--\n`,
  'eml: description of a part': `--q\nContent-Type: text/plain\nContent-Description: ${marker}\n\nSeen words\n--q--\n`,
  'eml: invitation': `${seen}--q\nContent-Type: text/calendar\n\nBEGIN:VCALENDAR ${marker}\n--q--\n`,
  'eml: card': `${seen}--q\nContent-Type: text/vcard\n\nBEGIN:VCARD ${marker}\n--q--\n`,
  'eml: seal of a part': `${seen}--q\nContent-Type: application/pgp-signature\n\n${marker}\n--q--\n`,
  'eml: id of a part': `--q\nContent-Type: text/plain\nContent-ID: <${marker}>\n\nSeen words\n--q--\n`,
  'eml: mail in the mail': `${seen}--q\nContent-Type: message/rfc822\n\nFrom: ${marker} <a@example.org>\nSubject: b\nDate: Mon, 2 Nov 2026 10:11:12 +0100\n\nSeen\n--q--\n`,
  'eml: comment in an attached page': `${seen}--q\nContent-Type: text/html\nContent-Disposition: attachment; filename=a.html\n\n<html><!-- ${marker} --><p>Seen\n--q--\n`,
})

const others = placesOf('unseen', (text) => many(text, 'alternative'), {
  'eml: second version of the words': `--q\nContent-Type: text/plain\n\nSeen words ${marker}\n--q\nContent-Type: text/html\n\n<p>Seen words</p>\n--q--\n`,
  'eml: third version': `--q\nContent-Type: text/x-amp-html\n\n<p>${marker}</p>\n--q\nContent-Type: text/html\n\n<p>Seen words</p>\n--q--\n`,
})

const saved = placesOf('unreached', crlf, {
  'mht: address of the page': `From: <Saved by Blink>\nSnapshot-Content-Location: https://example.org/${marker}\nMIME-Version: 1.0\nContent-Type: multipart/related; type="text/html"; boundary=q\n\n--q\nContent-Type: text/html\n\n<p>Seen\n--q--\n`,
  'mht: sheet': `From: <Saved by Blink>\nMIME-Version: 1.0\nContent-Type: multipart/related; type="text/html"; boundary=q\n\n--q\nContent-Type: text/html\n\n<p>Seen\n--q\nContent-Type: text/css\nContent-Location: https://example.org/${marker}.css\n\n.a{}\n--q--\n`,
  'mbox: line between': `From ${marker}@example.org Mon Nov  2 10:11:12 2026\nFrom: a <a@example.org>\nSubject: b\n\nSeen\n`,
  'mbox: second mail': `From - Mon Nov  2 10:11:12 2026\nFrom: a <a@example.org>\nSubject: b\n\nSeen\n\nFrom - Mon Nov  2 10:11:12 2026\nFrom: ${marker} <a@example.org>\nSubject: b\n\nSeen\n`,
})

const files = placesOf('unseen', strToU8, {
  'html: hidden': `<!DOCTYPE html><html><body><p>Seen</p><p style="display:none">${marker}</p></body></html>`,
  'html: generator': `<!DOCTYPE html><html><head><meta name="generator" content="${marker}"></head><body><p>Seen</p></body></html>`,
  'html: white on white by class': `<html><head><style>.a{color:#fff}</style></head><body><p>Seen</p><p class="a">${marker}</p></body></html>`,
  ics: `BEGIN:VCALENDAR\nORGANIZER:${marker}\nEND:VCALENDAR\n`,
  vcf: `BEGIN:VCARD\nFN:${marker}\nEND:VCARD\n`,
  gpx: `<?xml version="1.0"?><gpx creator="${marker}"><trk/></gpx>`,
  json: `{"author": "${marker}"}`,
  yaml: `a:\n  b: ${marker}\nc: d\n`,
  tex: `% ${marker}\n\\documentclass{article}\n\\begin{document}a\\end{document}`,
})

export const mailPlaces: Places = {
  ...heads,
  ...pages,
  ...pageParts,
  ...wholes,
  ...others,
  ...saved,
  ...files,
}
