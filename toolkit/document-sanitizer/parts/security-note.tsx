import { Alert } from '#ui/alert.tsx'
import { ToolLink } from '../../shared/screen/outside-link.tsx'

/** What no cleaner can see. */
export function SecurityNote() {
  return (
    <Alert tone="warning" title="Important Security Note">
      <p>We removed what we know how to find. These can still point to you, and only you can judge them:</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>
          What can be seen: names, faces, voices, signatures, stamps, a screen or a window in a picture. Read
          text with the <ToolLink name="anonymity-checker">Anonymity Checker</ToolLink>.
        </li>
        <li>
          Words that you covered with a box in a PDF, where the list says that readers can still copy them.
        </li>
        <li>
          Watermarks, and words or figures that differ from copy to copy, so that each copy leads to one
          person.
        </li>
        <li>The tiny yellow dots of colour printers, and the marks of one scanner or camera.</li>
        <li>Your way of writing, and who could have had this file at all.</li>
        <li>How you send it. The cleaned copy says nothing of you; your network, account or phone may.</li>
      </ul>
      <p className="mt-2">
        Open the cleaned file and look at it before you send it. Keep your original in a safe place: it may be
        needed as evidence.
      </p>
    </Alert>
  )
}
