import { CalendarX, Lock, NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'
import { mostWrongAnswers } from '../engine/pair/pair.ts'

/** What holds, and what does not. Every sentence here has to be true of the code: see docs/channel-format.md. */
export function SecurityInformation() {
  return (
    <Card as="section" aria-labelledby="security-title" className="space-y-5">
      <h2 id="security-title">Security Information</h2>
      <ul className="grid gap-4 md:grid-cols-3">
        <Note icon={<Lock aria-hidden="true" />} title="End-to-end encryption">
          A message is sealed on your device and opened on the other one. The two devices make the key, from
          the access code and from chance. No server has it, and none is asked.
        </Note>
        <Note icon={<CalendarX aria-hidden="true" />} title="Auto-expiring channels">
          A channel ends 7 days after it was created. It is then removed from this tab, and this tool refuses
          its old blocks. That erases no copy that a person kept. Other software could still open it with the
          codes.
        </Note>
        <Note icon={<NotebookPen aria-hidden="true" />} title="No logs kept">
          Channels and messages are in the memory of this tab alone. They are gone when it closes, unless you
          save a workspace file. We cannot see that you talked. Whatever carries your blocks (a chat app,
          email, a phone company) may keep them and note it.
        </Note>
      </ul>
      <div className="space-y-2">
        <h3>What the code does</h3>
        <p>
          A person who catches the ID and every block still cannot try codes at home. Each guess needs one of
          your two devices to open a block that this person made. After {mostWrongAnswers} wrong answers the
          invitation is withdrawn. Blocks carry numbers, so you see when one is missing, late or sent twice.
          Each block has its own key, which is deleted after use. So old blocks stay closed, even if someone
          takes the device later. Messages that you can still see on the screen are open.
        </p>
      </div>
      <div className="space-y-2">
        <h3>What it does not do</h3>
        <ul className="list-disc space-y-1.5 pl-5">
          <li>
            <strong>No proof for others.</strong> You know that the other device of the channel wrote a
            message. You cannot prove it to a third person, because you could have written it too.
          </li>
          <li>
            <strong>It does not hide that you talk.</strong> A block looks like chance, and its words make no
            sense. Who sent something to whom, when, and its rough length can be seen on the way.
          </li>
          <li>
            <strong>No help on a device that someone else controls.</strong> A person who sees your screen or
            has put software on it reads what you read.
          </li>
          <li>
            <strong>A saved workspace keeps the keys.</strong> The file and its passphrase open what comes
            after it. Go on from the newest file: from an older one, blocks get numbers twice and are refused.
          </li>
          <li>
            <strong>Channels for more than two devices do less.</strong> There, all who have the codes look
            alike, and nothing shows a missing block. The ID and the code open all old blocks. A person with
            the ID and one block can guess the code with much computing power.
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
