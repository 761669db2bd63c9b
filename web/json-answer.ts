/**
 * For addresses that a script asks by itself: what an action returned or threw, as JSON. Of a refusal it tells the code,
 * the title and the text.
 */
export async function jsonAnswer(work: () => Promise<unknown>): Promise<Response> {
  const answer = await work().catch((thrown: unknown) => {
    if (thrown instanceof Response || isWrapped(thrown)) return thrown
    throw thrown
  })
  if (answer instanceof Response) return answer
  else if (!isWrapped(answer)) return Response.json(answer)
  else return Response.json(reasonIn(answer.data), answer.init ?? {})
}

type Wrapped = { data: unknown; init: ResponseInit | null }

function isWrapped(value: unknown): value is Wrapped {
  return (
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit'
  )
}

// A refused form holds its refusal; a refused page is one.
function reasonIn(data: unknown): unknown {
  const refusal = isRecord(data) && isRecord(data.refused) ? data.refused : data
  if (!isRecord(refusal)) return {}
  const { code, title = 'Something went wrong', text = '' } = refusal
  return { code, title, text }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
