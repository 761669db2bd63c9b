import { type ReactNode, useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#ui/button.tsx'
import { OnceAlive, WithoutScripts } from './once-alive.tsx'
import { useNames } from './page-names.ts'

type PasskeyButtonProps = {
  /** What the server wants the browser to sign, as JSON. */
  options: string
  verb: 'create' | 'get'
  children: ReactNode
}

/**
 * Asks the device for a passkey, and sends the form around it with what came back. Passkeys need scripts; without them the
 * page says so.
 */
export function PasskeyButton({ options, verb, children }: PasskeyButtonProps) {
  const words = useNames('passkeyButton').passkeyButton
  const submit = useSubmit()
  const [state, setState] = useState<'waiting' | 'ready' | 'not here' | 'failed'>('waiting')
  useEffect(() => setState('PublicKeyCredential' in window ? 'ready' : 'not here'), [])
  const ask = async (form: HTMLFormElement | null) => {
    if (!form?.reportValidity()) return
    try {
      const data = new FormData(form)
      data.set('passkey', await askDevice(options, verb))
      submit(data, { method: 'post' })
    } catch {
      setState('failed')
    }
  }
  if (state === 'waiting')
    return (
      <>
        <WithoutScripts>
          <p className="text-muted">{words.needsScript}</p>
        </WithoutScripts>
        <OnceAlive>
          <Button type="button" tone="secondary" wide>
            {children}
          </Button>
        </OnceAlive>
      </>
    )
  if (state === 'not here') return <p className="text-muted">{words.notHere}</p>
  return (
    <div className="space-y-2">
      <Button type="button" tone="secondary" wide onClick={(event) => ask(event.currentTarget.form)}>
        {children}
      </Button>
      <p role="status" className="text-muted">
        {state === 'failed' ? words.failed : null}
      </p>
    </div>
  )
}

async function askDevice(options: string, verb: 'create' | 'get'): Promise<string> {
  const { PublicKeyCredential, navigator } = window
  const given = JSON.parse(options)
  const credential =
    verb === 'create'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(given),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(given),
        })
  return JSON.stringify(credential)
}
