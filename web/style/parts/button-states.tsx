import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { Pagination } from '#ui/pagination.tsx'

const onGround = ['primary', 'secondary', 'quiet', 'danger'] as const
const onNight = ['night', 'lamp'] as const
const badges = ['neutral', 'information', 'success', 'warning', 'danger'] as const

export function ButtonStates() {
  return (
    <section aria-labelledby="buttons" className="space-y-4">
      <h2 id="buttons">Buttons, badges, menus, pages</h2>
      <Rows tones={onGround} />
      <div className="night rounded-card p-4">
        <Rows tones={onNight} />
      </div>
      <Button type="button" wide>
        Wide
      </Button>
      <p className="flex flex-wrap gap-2">
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
      <Menu
        group="style"
        label="A menu"
        summaryClassName="inline-flex min-h-11 items-center"
        panelClassName="p-3"
      >
        Its panel
      </Menu>
      <Pagination newerHref="#buttons" olderHref="#buttons" summary="21 to 40 of 512" />
    </section>
  )
}

function Rows({ tones }: { tones: readonly ((typeof onGround)[number] | (typeof onNight)[number])[] }) {
  return tones.map((tone) => (
    <p key={tone} className="flex flex-wrap gap-3 py-1">
      <Button type="button" tone={tone}>
        {tone}
      </Button>
      <Button type="button" tone={tone} size="small">
        {tone}, small
      </Button>
      <Button type="button" tone={tone} disabled>
        {tone}, disabled
      </Button>
    </p>
  ))
}
