import { about as anonymityChecker } from './anonymity-checker/about.ts'
import { about as documentSanitizer } from './document-sanitizer/about.ts'
import { about as evidenceChain } from './evidence-chain/about.ts'
import { about as legalExposure } from './legal-exposure/about.ts'
import { about as riskCalculator } from './risk-calculator/about.ts'
import { about as secureChat } from './secure-chat/about.ts'
import type { ToolAbout } from './shared/tool-about.ts'
import { about as whistleblowerDecision } from './whistleblower-decision/about.ts'

export type Tool = ToolAbout & { path: `/tools/${string}` }

/** The tools that are built, served and linked, in the order in which they are shown. */
export const tools: readonly Tool[] = [
  riskCalculator,
  legalExposure,
  anonymityChecker,
  documentSanitizer,
  evidenceChain,
  whistleblowerDecision,
  secureChat,
].map((about) => ({
  ...about,
  path: `/tools/${about.name}` as const,
}))

/** A document that is built and served. `file` is its name among the built files and, in `size-limits.ts`, its row. */
export type ToolDocument = {
  tool: FramedTool
  file: string
  path: Tool['path']
  aliases: Tool['aliases']
  /** Null where every tool is in one page. */
  screen: string | null
  /** The file of the full edition that this page can load in its own place. */
  inPlace?: string
}

/** What a shell says of the page in its frame. */
export type FramedTool = Pick<Tool, 'title' | 'summary' | 'outside'> & { name: string }

/** All tools in one page, where they hand files to each other: the same page as in the file to carry. */
export const workspace = {
  name: 'workspace',
  title: 'The Fitila workspace',
  summary: 'All tools in one page. They hand files to each other, and one encrypted file keeps your work.',
  path: '/tools/workspace',
} as const satisfies FramedTool & { path: Tool['path'] }

/** Of each tool its page, and its full edition where there is one; and the page that holds them all. */
export const toolDocuments: readonly ToolDocument[] = [
  ...tools.flatMap(documentsOf),
  { tool: workspace, file: workspace.name, path: workspace.path, aliases: [], screen: null },
]

function documentsOf(tool: Tool): ToolDocument[] {
  return [
    {
      tool,
      file: tool.name,
      path: tool.path,
      aliases: tool.aliases,
      screen: 'screen.tsx',
      ...(tool.fullEdition?.opensInPlace ? { inPlace: `${tool.name}-full` } : {}),
    },
    ...(tool.fullEdition
      ? [
          {
            tool,
            file: `${tool.name}-full`,
            path: `${tool.path}/full` as const,
            aliases: [],
            screen: 'screen-full.tsx',
          },
        ]
      : []),
  ]
}

/** A file to carry, and the text that tells its SHA-256. */
export type CarriedFile = { fileName: string; path: string; checksumPath: string }

/** The whole toolkit as one file. */
export const offlineEdition = {
  fileName: 'fitila-toolkit.html',
  path: '/tools/fitila-toolkit.html',
  checksumPath: '/tools/fitila-toolkit.html.sha256',
} as const satisfies CarriedFile

/** The same with the full edition of each tool that has one. */
export const fullOfflineEdition = {
  fileName: 'fitila-toolkit-full.html',
  path: '/tools/fitila-toolkit-full.html',
  checksumPath: '/tools/fitila-toolkit-full.html.sha256',
} as const satisfies CarriedFile
