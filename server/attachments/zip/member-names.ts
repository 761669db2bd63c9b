import type { RefusalCode } from '#domain/refusals.ts'
import { hasUnseenLetter } from '../unseen-letters.ts'

/** What an archive may not hold, by how its name ends. What is on no list still has to be a kind of file that we take. */
const refusedEndings: readonly [RefusalCode, readonly string[]][] = [
  [
    'attachment-runs',
    [
      ...['exe', 'dll', 'com', 'scr', 'pif', 'cpl', 'sys', 'drv', 'ocx', 'xll', 'wll', 'ppa', 'xla', 'ax'],
      ...['msi', 'msp', 'mst', 'msix', 'appx', 'appinstaller', 'application', 'gadget', 'apk', 'xapk', 'app'],
      ...[
        'bat',
        'cmd',
        'ps1',
        'psm1',
        'psd1',
        'ps1xml',
        'vbs',
        'vbe',
        'js',
        'jse',
        'mjs',
        'ws',
        'wsf',
        'wsc',
        'wsh',
      ],
      ...['sct', 'hta', 'inf', 'reg', 'job', 'jar', 'jnlp', 'class', 'chm', 'hlp', 'msc', 'mht', 'mhtml'],
      ...['sh', 'bash', 'zsh', 'command', 'run', 'py', 'pyw', 'pyc', 'pl', 'rb', 'php', 'lua', 'ahk', 'au3'],
      ...[
        'html',
        'htm',
        'xhtml',
        'xht',
        'shtml',
        'svg',
        'svgz',
        'xsl',
        'xslt',
        'swf',
        'xap',
        'diagcab',
        'theme',
      ],
      ...['elf', 'deb', 'rpm', 'appimage', 'dylib', 'so', 'pkg', 'workflow', 'scpt', 'osx', 'out', 'bin'],
    ],
  ],
  [
    'attachment-macros',
    [
      ...[
        'docm',
        'dotm',
        'dot',
        'dotx',
        'xlsm',
        'xltm',
        'xlam',
        'xlsb',
        'xlt',
        'xlm',
        'pptm',
        'potm',
        'ppam',
      ],
      ...[
        'ppsm',
        'sldm',
        'ade',
        'adp',
        'mdb',
        'mde',
        'accdb',
        'accde',
        'iqy',
        'dqy',
        'rqy',
        'oqy',
        'slk',
        'wbk',
      ],
    ],
  ],
  [
    'attachment-link-file',
    [
      ...[
        'lnk',
        'url',
        'website',
        'desktop',
        'scf',
        'library-ms',
        'search-ms',
        'searchconnector-ms',
        'webloc',
      ],
      ...[
        'settingcontent-ms',
        'rdp',
        'vncloc',
        'ftploc',
        'inetloc',
        'fileloc',
        'ica',
        'wcx',
        'mapimail',
        'cnt',
      ],
    ],
  ],
  [
    'attachment-disk-image',
    ['iso', 'img', 'vhd', 'vhdx', 'vmdk', 'dmg', 'udf', 'wim', 'vdi', 'qcow2', 'daa'],
  ],
  [
    'attachment-nested',
    [
      ...[
        'zip',
        'zipx',
        'rar',
        '7z',
        'gz',
        'tgz',
        'bz2',
        'tbz',
        'xz',
        'txz',
        'tar',
        'zst',
        'cab',
        'lzh',
        'lha',
      ],
      ...['arj', 'ace', 'z', 'lz', 'lz4', 'br', 'cpio', 'xar', 'epub', 'war', 'ear', 'vsix', 'crx', 'xpi'],
    ],
  ],
]

/** Why a file of this name is refused, whatever is in it; null where nothing speaks against the name. */
export function nameRefusal(name: string): RefusalCode | null {
  const parts = name.replace(/\/$/, '').split('/')
  const last = asWindowsReadsIt(parts.at(-1) ?? '')
  const byEnding = refusedEndings.find(([, endings]) => endings.includes(endingOf(last)))
  if (byEnding) return byEnding[0]
  const isPlain = parts.every(isPlainPart) && !hidesProgram(last)
  return isPlain ? null : 'attachment-file-names'
}

/** Windows leaves out blanks and dots at the end, and what follows a colon names a stream of the file before it. */
function asWindowsReadsIt(part: string): string {
  const name = (part.split(':', 1)[0] ?? '').replace(/[^\P{C}]|\p{Z}/gu, ' ')
  let end = name.length
  while (end > 0 && ' .'.includes(name.charAt(end - 1))) end -= 1
  return name.slice(0, end)
}

function endingOf(name: string): string {
  return /\.([^.]{1,32})$/.exec(name.toLowerCase())?.[1] ?? ''
}

// "invoice.exe.pdf" is a document, and a name that was made to look like something else.
function hidesProgram(name: string): boolean {
  const before = endingOf(name.slice(0, -endingOf(name).length - 1))
  return before !== 'com' && (refusedEndings[0]?.[1].includes(before) ?? false)
}

const devices = /^(?:con|prn|aux|nul|clock\$|com[0-9]|lpt[0-9])(?:\.|$)/i

function isPlainPart(part: string): boolean {
  return (
    part !== '' && !/^\.{1,2}$|[. ]$|[\\:*?"<>|]/.test(part) && !hasUnseenLetter(part) && !devices.test(part)
  )
}
