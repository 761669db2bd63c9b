// Made by toolkit/bundling/ for each page that it builds.

declare module 'virtual:fitila-edition' {
  /** `page`: a tool served by the site. `file`: the offline edition. */
  export const edition: { kind: 'page'; offlineSha256: string } | { kind: 'file' }
}

declare module 'virtual:fitila-tool' {
  import type { ComponentType } from 'react'
  import type { ToolAbout } from '#toolkit/shared/tool-about.ts'

  export const about: ToolAbout
  export const Screen: ComponentType
}

declare module 'virtual:fitila-tools' {
  import type { ComponentType } from 'react'
  import type { ToolAbout } from '#toolkit/shared/tool-about.ts'

  export const screens: readonly { about: ToolAbout; Screen: ComponentType }[]
}
