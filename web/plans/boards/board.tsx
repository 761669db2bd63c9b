import { Link, useActionData } from 'react-router'
import { NotFound } from '#domain/errors.ts'
import { changeBoard, removeBoard } from '#server/plans/organisations/boards/keep-boards.ts'
import { addCard, closeCard, openCard, removeCard } from '#server/plans/organisations/boards/keep-cards.ts'
import { showBoard } from '#server/plans/organisations/boards/show-boards.ts'
import { Alert } from '#ui/alert.tsx'
import { Answered } from '#ui/answers/answered.tsx'
import { PlacedChart } from '#ui/charts/placed-chart.tsx'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../../form.tsx'
import { redirectAfter } from '../../redirect.ts'
import { Copyable } from '../../shell/copyable.tsx'
import { useLastAnswer } from '../../shell/forms/last-answer.ts'
import { titled } from '../../shell/titled.ts'
import type { Route } from './+types/board'
import { drawCard } from './draw-card.tsx'
import { BoardSettings } from './parts/board-settings.tsx'
import { NewCard } from './parts/new-card.tsx'

const door = page('page.person')
const all = '/organisation/boards'

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const texts = words('boards', 'sectorNames', 'kindTitles', 'methods')
    const { cards, ...board } = await showBoard(application, actor, args.params.board)
    return {
      words: texts,
      board,
      cards: cards.map((card) => ({
        ...{ id: card.id, name: card.name, isOpen: card.isOpen, chart: drawCard(card.id, card, texts) },
      })),
    }
  })
}

// The address of a picture is answered with the page instead of a redirect: it is shown once, and no address of ours may carry it.
export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent = '', ...fields }) => {
    const { board } = args.params
    const here = `${all}/${board}`
    const [step, card] = intent.split(' ')
    if (step === 'open') {
      const { secret } = await openCard(application, actor, board, card)
      return { opened: `${application.publicUrl}/picture/${secret}` }
    } else if (step === 'add') {
      await addCard(application, actor, board, fields)
      return redirectAfter(here, 'card-added')
    } else if (step === 'close') {
      await closeCard(application, actor, board, card)
      return redirectAfter(here, 'card-closed')
    } else if (step === 'remove') {
      await removeCard(application, actor, board, card)
      return redirectAfter(here, 'card-removed')
    } else if (step === 'save') {
      await changeBoard(application, actor, board, fields)
      return redirectAfter(here, 'board-saved')
    } else if (step === 'remove-board') {
      await removeBoard(application, actor, board)
      return redirectAfter(all, 'board-removed')
    } else throw new NotFound()
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.board.name) }]
}

export default function Board({ loaderData }: Route.ComponentProps) {
  const { board, cards } = loaderData
  const { boards: words, sectorNames, kindTitles } = loaderData.words
  const answer = useLastAnswer(useActionData<typeof action>())
  return (
    <Page>
      <PageHeader above={<Link to={all}>{words.title}</Link>} title={board.name} />
      {answer && 'opened' in answer ? (
        <Answered to={answer}>
          <Alert tone="success" title={words.openTitle} role="status">
            <Copyable text={answer.opened} what="link" isSecret />
            <p>{words.openText}</p>
          </Alert>
        </Answered>
      ) : null}
      <RefusalNotice
        labels={{
          ...{ cardName: words.cardName, boardName: words.name },
          ...{ filesWeekday: words.weekday, filesMonthDay: words.monthDay },
        }}
      />
      {cards.length === 0 ? <p>{words.empty}</p> : null}
      <div className="grid gap-4 lg:grid-cols-2">
        {cards.map(({ id, name, isOpen, chart }) => (
          <section key={id} aria-label={name} className="min-w-0 space-y-3">
            {chart ? (
              <PlacedChart chart={chart} />
            ) : (
              <>
                <h2 className="break-words">{name}</h2>
                <p>{words.noAnswer}</p>
              </>
            )}
            {isOpen ? <p className="text-muted">{words.isOpen}</p> : null}
            {board.isGuest ? null : (
              <div className="flex flex-wrap gap-3">
                <Step intent={`open ${id}`} label={isOpen ? words.again : words.open} />
                {isOpen ? <Step intent={`close ${id}`} label={words.close} /> : null}
                <Step intent={`remove ${id}`} label={words.remove} />
              </div>
            )}
          </section>
        ))}
      </div>
      {board.isGuest ? null : <NewCard words={words} sectorNames={sectorNames} kindTitles={kindTitles} />}
      <BoardSettings board={board} words={words} />
    </Page>
  )
}

function Step({ intent, label }: { intent: string; label: string }) {
  return (
    <TokenForm intent={intent}>
      <SubmitButton tone="secondary">{label}</SubmitButton>
    </TokenForm>
  )
}
