import { z } from '@hono/zod-openapi'
import { listChanges } from '#server/api/list-changes.ts'
import { apiRoute, day, nothing } from '../route.ts'

export const route = apiRoute({
  path: '/changes',
  action: 'public.read',
  summary: 'What changed',
  description:
    'For programs that keep copies. First ask without `since` and keep the cursor. Then read the lists. From then on ask with the newest cursor, at least once a day. Where `copy` is `delete`, delete your copy within 24 hours. Where it is `update`, read the report or conviction again. Keep the new cursor after you have acted on its changes. A cursor from before a backup was put back is refused: then begin again.',
  query: z.object({
    since: z.string().max(200).optional().openapi({ description: 'The newest `cursor` that you have.' }),
  }),
  params: nothing,
  body: z
    .object({
      changes: z.array(
        z.object({
          subject: z.enum(['report', 'conviction']),
          referenceNumber: z.string(),
          copy: z.enum(['update', 'delete']),
          on: day,
        }),
      ),
      cursor: z.string(),
      isMore: z.boolean(),
    })
    .openapi('Changes'),
  example: '/changes',
  async answer({ application, program, query: { since } }) {
    const body = await listChanges(application, program, since ?? null)
    return { body, next: body.isMore ? { since: body.cursor } : null }
  },
})
