import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SkipLink } from '#ui/skip-link.tsx'
import { Toast } from '#ui/toast.tsx'
import { ButtonStates } from './parts/button-states.tsx'
import { ChartStates } from './parts/chart-states.tsx'
import { ColourStates } from './parts/colour-states.tsx'
import { ControlStates } from './parts/control-states.tsx'
import { DrawingStates } from './parts/drawing-states.tsx'
import { MessageStates } from './parts/message-states.tsx'
import { RowStates } from './parts/row-states.tsx'
import { ScaleStates } from './parts/scale-states.tsx'
import { TextStates } from './parts/text-states.tsx'

export function meta() {
  return [{ title: 'Style – Fitila' }]
}

/** Every component of `ui/` in every state, to look at in light and dark. Only `npm run dev` has this page. */
export default function Style() {
  return (
    <Page width="wide">
      <PageHeader title="Style" lead="Every component in every state." above="For those who build this" />
      <SkipLink>A skip link, seen when it has the focus</SkipLink>
      <TextStates />
      <ScaleStates />
      <ColourStates />
      <ButtonStates />
      <ControlStates />
      <MessageStates />
      <DrawingStates />
      <RowStates />
      <ChartStates />
      <Toast title="A toast" description="It stays until it is dismissed." dismissHref="/style" />
    </Page>
  )
}
