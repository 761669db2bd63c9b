import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  // The whole list of routes comes with the first page: one round trip fewer at each step of a slow line.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
