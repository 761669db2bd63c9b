/** One file of `build/tools/` and how it is served. `server/doors/pages/tool-files.ts` reads the same shape. */
export type ToolFile = {
  /** The addresses that answer with it. */
  paths: string[]
  file: string
  /** Changes whenever a byte of the file does. */
  etag: string
  headers: Record<string, string>
}

export type ToolManifest = { offlineSha256: string; files: ToolFile[] }
