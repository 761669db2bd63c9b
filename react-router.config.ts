import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  // A build empties this folder. `program/build-parts.ts` moves what it made into `build/`, beside what other builds made.
  buildDirectory: 'build/pages',
  // The whole list of routes comes with the first page: one round trip fewer at each step of a slow line.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
