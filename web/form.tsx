import {
  type ComponentProps,
  createContext,
  type SubmitEvent,
  useCallback,
  useContext,
  useEffect,
  useRef,
} from 'react'
import {
  Form,
  useActionData,
  useBeforeUnload,
  useBlocker,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { Button } from '#ui/button.tsx'
import { ErrorSummary, type FieldMistake } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { SaidProblems } from '#words/wording-in.ts'
import { EffortField } from './effort-field.tsx'
import type { FormFields, RefusedForm } from './refused-form.ts'
import { useLastAnswer } from './shell/forms/last-answer.ts'
import { LogInElsewhere } from './shell/forms/log-in-elsewhere.tsx'
import { useRounds } from './shell/forms/use-rounds.ts'
import { type FrameData, frameRoute } from './shell/frame-data.ts'
import { onUnanswered } from './shell/line/line-state.ts'
import { useIsUnderWay } from './shell/line/use-under-way.ts'
import { hasToast, withoutToast } from './toasts.ts'

type TokenFormProps = Omit<ComponentProps<typeof Form>, 'method'> & {
  formToken?: string
  /** Which of several forms of one page this is. */
  intent?: string
  /** Of a form with a number of its own on a page of others: no answer to those renews it. */
  ownToken?: string
  /** For a form that has the field for the password by itself. */
  asksItself?: boolean
}

/**
 * A form that posts, with the hidden token that proves it is ours. Asks for the password where its step needs it. Once it was carried
 * out it is as the page's data has it, without what was typed.
 */
export function TokenForm({ children, formToken, ownToken, intent, asksItself, ...rest }: TokenFormProps) {
  const refused = useRefusedForm()
  const root = useRouteLoaderData<FrameData>(frameRoute)
  const words = root?.words.forms
  const { round, ref, noteSent } = useRounds(refused !== null)
  const { ref: given } = rest
  // The one who uses this form may want its element too.
  const mergeRefs = useCallback(
    (element: HTMLFormElement | null) => {
      ref.current = element
      if (typeof given === 'function') return given(element)
      if (given) given.current = element
    },
    [ref, given],
  )
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    rest.onSubmit?.(event)
    if (!event.defaultPrevented) noteSent()
  }
  return (
    <Form
      key={round}
      {...useActionWithoutToast()}
      {...rest}
      ref={mergeRefs}
      onSubmit={onSubmit}
      method="post"
      className={rest.className ?? 'space-y-5'}
    >
      <input
        type="hidden"
        name="formToken"
        value={ownToken ?? refused?.formToken ?? formToken ?? root?.viewer?.formToken ?? ''}
      />
      {refused?.refused?.ticket && words && isOf(refused, intent) ? (
        <EffortField ticket={refused.refused.ticket} words={words} />
      ) : null}
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {refused && !asksItself && isAsking(refused, intent) ? <ConfirmationField /> : null}
      {children}
    </Form>
  )
}

// Else a refusal would greet again with what the form before it did.
function useActionWithoutToast() {
  const { pathname, search } = useLocation()
  return hasToast(search) ? { action: withoutToast(pathname, search) } : {}
}

function isOf({ values }: RefusedForm, intent: string | undefined): boolean {
  return values.intent === intent
}

function isAsking(answer: RefusedForm, intent: string | undefined): boolean {
  const code = answer.refused?.code
  return isOf(answer, intent) && (code === 'confirmation-needed' || code === 'confirmation-wrong')
}

function ConfirmationField() {
  return (
    <Field name="confirmation" label={useFormWords()?.confirmation} required>
      <TextInput type="password" autoComplete="current-password" maxLength={200} autoFocus />
    </Field>
  )
}

function useFormWords() {
  return useRouteLoaderData<FrameData>(frameRoute)?.words.forms
}

/** What the last try of this page's form came to, if it was refused. */
export function useRefusedForm(): RefusedForm | null {
  const answer = useLastAnswer<unknown>(useActionData())
  return isRefusedForm(answer) ? answer : null
}

/** Fields that the last answer found wrong and that are right by now: nothing is said of them any more. */
export const SettledFields = createContext<ReadonlySet<string>>(new Set())

/** For each field: what was typed, or what was there before, and what is wrong with it. */
export function useFormState(before: FormFields = {}) {
  const refused = useRefusedForm()
  const settled = useContext(SettledFields)
  return {
    textOf: (name: string) => refused?.values[name] ?? before[name] ?? '',
    problemOf: (name: string) => (settled.has(name) ? undefined : refused?.refused?.problems[name]?.text),
  }
}

/** As `useFormState`, for one of several forms of a page that share names of fields. @param intent of the form, 'attach' for a file's */
export function useFormOf(intent: string) {
  const isOwn = useRefusedForm()?.values.intent === intent
  const { textOf, problemOf } = useFormState()
  return {
    textOf: (name: string) => (isOwn ? textOf(name) : ''),
    problemOf: (name: string) => (isOwn ? problemOf(name) : undefined),
  }
}

/** The number of a form of a message: sent twice on a slow line, it is one message. A refused form keeps the number that it had. */
export function MessageNumber({ number }: { number: string }) {
  const { textOf } = useFormState({ messageNumber: number })
  return <input type="hidden" name="messageNumber" value={textOf('messageNumber')} />
}

/** Mistakes that are told together, in place of those of these fields. */
export type MistakesTogether = { of: readonly string[]; mistakes: readonly FieldMistake[] }

type RefusalNoticeProps = {
  /** What the form calls its fields, in its order. */
  labels?: Record<string, string>
  /** For a form of many fields: what is told together. */
  together?: (problems: SaidProblems) => MistakesTogether
  /** What did not come about, where the refusal's own title does not say it. */
  failure?: string
}

/** Why the form was refused, above its fields, with a link to each field that needs another look. */
export function RefusalNotice({ labels = {}, failure, together }: RefusalNoticeProps) {
  const refused = useRefusedForm()
  const words = useFormWords()
  const settled = useContext(SettledFields)
  if (!refused?.refused) return null
  const { code, title, text, problems: found } = refused.refused
  const problems = Object.fromEntries(Object.entries(found).filter(([name]) => !settled.has(name)))
  if (settled.size > 0 && Object.keys(problems).length === 0) return null
  // To be asked for the password is no failure.
  const failed = code === 'confirmation-needed' ? undefined : failure
  const order = [...Object.keys(labels), ...Object.keys(problems)]
  const inOrder = Object.entries(problems).toSorted(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  )
  const shared = together?.(problems) ?? { of: [], mistakes: [] }
  const place = inOrder.find(([field]) => shared.of.includes(field))?.[0]
  const mistakes = inOrder.flatMap(([field, problem]): readonly FieldMistake[] => {
    if (!shared.of.includes(field)) return [{ field, message: `${labels[field] ?? field}: ${problem.text}` }]
    else return field === place ? shared.mistakes : []
  })
  return (
    <ErrorSummary
      title={failed ?? title}
      text={failed ? `${title}. ${text}` : text}
      mistakes={mistakes}
      answer={refused}
    >
      {code === 'logged-out' ? <LogInElsewhere>{words?.logIn}</LogInElsewhere> : null}
    </ErrorSummary>
  )
}

/**
 * For forms that take long to fill in: asks before a link or a closed tab takes the words along. Give what it returns to
 * the form.
 */
export function useLeavingGuard() {
  const isTouched = useRef(false)
  const refused = useRefusedForm()
  const words = useFormWords()
  useEffect(() => {
    if (refused) isTouched.current = true
  }, [refused])
  useEffect(
    () =>
      onUnanswered(() => {
        isTouched.current = true
      }),
    [],
  )
  useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname
    return isTouched.current && leaves && !window.confirm(words?.leave)
  })
  useBeforeUnload((event) => {
    if (isTouched.current) event.preventDefault()
  })
  return {
    onInput: () => {
      isTouched.current = true
    },
    onSubmit: () => {
      isTouched.current = false
    },
  }
}

/** Says that it works while it does, and holds back the second click. */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  const isSending = useIsUnderWay()
  return <Button {...props} aria-disabled={isSending || undefined} onClick={isSending ? stop : undefined} />
}

function stop(event: { preventDefault(): void }): void {
  event.preventDefault()
}

function isRefusedForm(answer: unknown): answer is RefusedForm {
  return typeof answer === 'object' && answer !== null && 'refused' in answer
}
