/**
 * The release that sites may still run while this one starts beside it. `commit` is where its sources are in the history; `migrations` is the
 * newest one that it has. Both are moved on when a release is made.
 */
export const lastRelease = {
  version: '0.1.0',
  commit: '052a9fca',
  migrations: '2026-11-27-34-webhooks-lane.sql',
} as const
