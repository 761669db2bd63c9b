/** A message of WebDriver BiDi, as far as it is looked at here. */
export type Message = {
  id?: number
  type?: string
  error?: string
  method?: string
  params?: Record<string, unknown>
  result?: Record<string, unknown>
}

type Target = { context?: string; sandbox?: string }
type Reference = { handle?: string; sharedId?: string }
type Node = { type?: string; handle?: string; sharedId?: string }

/** What one question is about, where its answer can be kept. */
type Question = { kind: 'frame' | 'name' | 'handle'; key: string }

const large = 100_000

/** After these, an element may be another one. */
const endsAll =
  /^(script\.realmDestroyed|browsingContext\.(contextDestroyed|navigationStarted|navigationCommitted))$/

/**
 * Firefox tells an element with all its attributes each time that Playwright asks only which one it is, dozens of times for a
 * click within a frame. The frame of the carried toolkit has three megabytes in `srcdoc`. So what is known of such an element is
 * answered here, until a page changes.
 */
export class LargeElements {
  private readonly asked = new Map<number, Question>()
  private readonly known = new Map<string, Node>()
  private readonly kept = new Set<string>()

  /** The answer to a question of Playwright's, or null where Firefox has to be asked. */
  answer({ id = -1, method, params = {} }: Message): Message | null {
    if (method === 'script.disown') {
      const handles = params.handles as string[]
      // It is handed out again at the next question.
      return handles.every((handle) => this.kept.has(handle)) ? { type: 'success', id, result: {} } : null
    }
    const question = questionOf(method, params)
    if (question === null) return null
    const node = this.known.get(keyOf(question))
    if (node === undefined) {
      this.asked.set(id, question)
      return null
    }
    const result =
      question.kind === 'frame' ? { nodes: [node] } : { type: 'success', realm: '', result: node }
    return { type: 'success', id, result }
  }

  /** Takes note of what Firefox said. */
  hear({ id = -1, method, result }: Message, length: number): void {
    if (method !== undefined && endsAll.test(method)) this.known.clear()
    const question = this.asked.get(id)
    if (!this.asked.delete(id) || question === undefined || length < large) return
    const node = nodeIn(result, question)
    if (node?.sharedId === undefined) return
    const { handle, sharedId } = node
    if (question.kind !== 'handle') this.known.set(keyOf(question), { type: 'node', sharedId })
    else if (handle !== undefined) {
      this.kept.add(handle)
      this.known.set(keyOf(question), { type: 'node', sharedId, handle })
      this.known.set(keyOf({ kind: 'name', key: handle }), { type: 'node', sharedId })
    }
  }
}

/** Which element holds a frame, which element has this handle, or which handle it has in this place. */
function questionOf(method: string | undefined, params: Record<string, unknown>): Question | null {
  if (method === 'browsingContext.locateNodes') {
    const { type, value } = params.locator as { type: string; value: { context?: string } }
    return type === 'context' ? { kind: 'frame', key: String(value.context) } : null
  }
  if (method !== 'script.callFunction' || params.functionDeclaration !== 'e => e') return null
  const [reference] = params.arguments as Reference[]
  const { context, sandbox = '' } = params.target as Target
  const isOwned = params.resultOwnership === 'root'
  if (reference?.handle !== undefined && !isOwned) return { kind: 'name', key: reference.handle }
  else if (reference?.sharedId !== undefined && isOwned && context !== undefined)
    return { kind: 'handle', key: `${context} ${sandbox} ${reference.sharedId}` }
  else return null
}

function nodeIn(result: Message['result'], { kind }: Question): Node | undefined {
  const node = kind === 'frame' ? (result?.nodes as Node[] | undefined)?.[0] : (result?.result as Node)
  return kind === 'frame' || node?.type === 'node' ? node : undefined
}

function keyOf({ kind, key }: Question): string {
  return `${kind} ${key}`
}
