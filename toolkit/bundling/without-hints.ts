import type { Plugin } from 'vite'

/** What React DOM would do for pages that ask for it; ours do not, and Firefox's cage would not stop a name look-up. */
const hints = ['preconnectAs("dns-prefetch", href, null);', 'preconnectAs("preconnect", href, crossOrigin);']

/** Takes the hints about names and connections out of React DOM, so that no such word is left in a tool. */
export function withoutHints(): Plugin {
  return {
    name: 'fitila:without-hints',
    transform(code, id) {
      if (!/react-dom-client\.production\.js$/.test(id)) return undefined
      for (const hint of hints)
        if (!code.includes(hint))
          this.error(`React DOM no longer contains ${hint}; look at what it does now.`)
      const stripped = hints.reduce((rest, hint) => rest.replace(hint, ''), code)
      return { code: stripped, map: null }
    },
  }
}
