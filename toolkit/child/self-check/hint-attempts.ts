import type { Answer, Attempt } from './way-out.ts'

/**
 * Links by which a browser asks for a name, or knocks, before anybody follows them. Browsers tell no page whether they
 * did, so these are tried and the answer says who refuses them.
 */
export const hints: readonly Attempt[] = [
  { name: 'Asking for a name (DNS) by a link element', run: (address) => hint('dns-prefetch', address) },
  { name: 'Knocking ahead by a link element', run: (address) => hint('preconnect', address) },
  {
    name: 'Asking for a name (DNS) by a plain link',
    run: (address) => {
      const link = document.createElement('a')
      link.href = address
      link.textContent = 'x'
      return shown(link)
    },
  },
]

function hint(rel: string, address: string): Promise<Answer> {
  const link = document.createElement('link')
  Object.assign(link, { rel, href: address })
  return shown(link)
}

/** Long enough for a browser that looks at links when it has nothing else to do. */
async function shown(link: HTMLElement): Promise<Answer> {
  document.body.append(link)
  await new Promise((resolve) => setTimeout(resolve, 300))
  link.remove()
  return { outcome: 'unseen', by: 'tried; browsers tell no page how it ends' }
}
