/** What JSON cannot say is a reference: to a file beside it, to bytes beside it, or a set. */
export type FileReference = { $file: number; name: string; modified: number }
export type BytesReference = { $bytes: number }
export type SetReference = { $set: unknown[] }

/** A state as JSON, and the files and bytes that it refers to by their place. */
export type FlatState = { json: unknown; parts: Blob[] }

/** Takes files and bytes out of a state, so that the rest is JSON. Keys that begin with `$` are ours. */
export function flatten(state: unknown): FlatState {
  const parts: Blob[] = []
  const put = (part: Blob) => parts.push(part) - 1
  const plain = (value: unknown): unknown => {
    if (value instanceof File) return { $file: put(value), name: value.name, modified: value.lastModified }
    else if (value instanceof Blob) return { $file: put(value), name: '', modified: 0 }
    else if (value instanceof Uint8Array) return { $bytes: put(new Blob([new Uint8Array(value)])) }
    else if (value instanceof Set) return { $set: [...value].map(plain) }
    else if (Array.isArray(value)) return value.map(plain)
    else if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
    else return value
  }
  return { json: plain(state), parts }
}

/** The state again. What refers to a part that is not there becomes undefined; its shape is checked by who takes it. */
export async function unflatten({ json, parts }: FlatState): Promise<unknown> {
  const whole = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) return Promise.all(value.map(whole))
    else if (typeof value !== 'object' || value === null) return value
    else if ('$file' in value) return fileOf(value, parts)
    else if ('$bytes' in value) return bytesOf(parts[Number(value.$bytes)])
    else if ('$set' in value)
      return new Set(Array.isArray(value.$set) ? ((await whole(value.$set)) as unknown[]) : [])
    const entries = Object.entries(value).filter(([key]) => key !== '__proto__')
    return Object.fromEntries(
      await Promise.all(entries.map(async ([key, inner]) => [key, await whole(inner)])),
    )
  }
  return whole(json)
}

function fileOf(reference: object, parts: readonly Blob[]): File | undefined {
  const { $file, name, modified } = reference as Partial<FileReference>
  const part = parts[Number($file)]
  return part && new File([part], String(name), { lastModified: Number(modified) || 0 })
}

async function bytesOf(part: Blob | undefined): Promise<Uint8Array | undefined> {
  return part && new Uint8Array(await part.arrayBuffer())
}
