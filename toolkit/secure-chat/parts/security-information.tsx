import { CalendarX, Lock, NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'

/** What holds, and what does not. Every sentence here has to be true of the code: see docs/channel-format.md. */
export function SecurityInformation() {
  return (
    <Card as="section" aria-labelledby="security-title" className="space-y-5">
      <h2 id="security-title">Security Information</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        <Note icon={<Lock aria-hidden="true" />} title="End-to-end encryption">
          A message is sealed on your device and opened on the other one. The key is made from the channel ID
          and the access code. No server has it, and none is asked.
        </Note>
        <Note icon={<CalendarX aria-hidden="true" />} title="Auto-expiring channels">
          A channel ends 7 days after it was created. It is then removed from this tab, and this tool refuses
          its old blocks. That erases no copy that somebody kept, and other software could still open one with
          the codes.
        </Note>
        <Note icon={<NotebookPen aria-hidden="true" />} title="No logs kept">
          Channels and messages are in the memory of this tab alone, and gone when it closes. We cannot see
          that you talked. Whatever carries your blocks (a chat app, e-mail, a phone company) may keep them
          and note it.
        </Note>
      </ul>
      <div className="space-y-2">
        <h3>What it does not do</h3>
        <ul className="list-disc space-y-1.5 pl-5">
          <li>
            <strong>No forward secrecy.</strong> Whoever gets the ID and the code, even later, can open every
            block of the channel that they kept.
          </li>
          <li>
            <strong>No proof of who wrote.</strong> Everybody with the ID and the code can write, and looks
            the same.
          </li>
          <li>
            <strong>It does not hide that you talk.</strong> A block is easy to recognise as one. Who sent it
            to whom, when, and its rough length can be seen on the way.
          </li>
          <li>
            <strong>No help on a device that someone else controls.</strong> Who can see your screen or has
            put software on it reads what you read.
          </li>
          <li>
            <strong>The code alone is short.</strong> Against somebody who has the ID, only the 8 characters
            stand, and much computing power can guess them. Treat the ID as a secret too, and remember that
            what you copy may be shared between your devices or kept by the keyboard.
          </li>
        </ul>
      </div>
    </Card>
  )
}

function Note({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="space-y-1">
      <p className="flex items-center gap-2 font-semibold [&_svg]:size-5">
        {icon}
        {title}
      </p>
      <p>{children}</p>
    </li>
  )
}
