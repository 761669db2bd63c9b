import { readFileSync } from 'node:fs'
import { makeSanitizer } from '@fitila/sanitizer/sanitize'

// A process for one file, so that its memory is its own: prints the seconds, and the bytes that it took on top.
const bytes = new Uint8Array(readFileSync(process.argv[2] ?? ''))
const before = process.memoryUsage.rss()
const start = performance.now()
const options = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' } as const
await makeSanitizer(null)(bytes, '', options, () => {})
const seconds = (performance.now() - start) / 1000
process.stdout.write(JSON.stringify({ seconds, memory: process.resourceUsage().maxRSS * 1024 - before }))
