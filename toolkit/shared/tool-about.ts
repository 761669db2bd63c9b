/** The tools that the specification knows (2.1). A name is also the tool's folder and the end of its address. */
export type ToolName =
  | 'risk-calculator'
  | 'legal-exposure'
  | 'anonymity-checker'
  | 'document-sanitizer'
  | 'evidence-chain'
  | 'secure-chat'
  | 'whistleblower-decision'

/** What a tool says about itself; `toolkit/registry.ts` makes its menus, addresses and builds from this. */
export type ToolAbout = {
  name: ToolName
  title: string
  /** One sentence. */
  summary: string
  /** Other addresses that show the same screen, for instance `/tools/whistleblower-risk`. */
  aliases: readonly `/tools/${string}`[]
  /** `wide` for two columns; one column of reading width when left out. */
  layout?: 'reading' | 'wide'
  /** A second, heavier document at `<path>/full`, made of `screen-full.tsx`. */
  fullEdition?: {
    /** What it may weigh compressed, all told, in bytes. */
    largest: number
    /** It is in every file to carry, and in the workspace; otherwise in the larger file alone. */
    isInLightFile?: true
    /** The page of the light edition can load it in its own place, after a press, and hand over what was chosen. */
    opensInPlace?: true
  }
  /** Every address outside that the tool mentions. Only these can be opened from inside the cage. */
  outside?: readonly OutsideAddress[]
}

export type OutsideAddress = {
  /** Unique within the tool; lower-case letters, digits and hyphens. */
  id: string
  title: string
  address: `https://${string}` | `http://${string}`
  /** When a person last saw that it is right, as YYYY-MM-DD or YYYY-MM. */
  lastChecked: string
  note?: string
}
