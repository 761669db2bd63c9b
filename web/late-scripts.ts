/**
 * Lets a page's scripts wait until the page has been painted. React Router asks for them at the very top, where they
 * take the line from the style that the first paint needs; and every page can be read and used without them.
 *
 * @param page a whole document as `<Scripts>` writes it: preloads of modules, and one inline module that imports them
 * @returns the same with no preload, and with a module that fetches them all at once, after the first paint
 */
export function withLateScripts(page: string): string {
  const paths = new Set<string>()
  const withoutPreloads = page.replace(preload, (_, path: string) => {
    paths.add(path)
    return ''
  })
  return withoutPreloads.replace(
    inlineModule,
    (_, opening: string, code: string, closing: string) => `${opening}${later(code, [...paths])}${closing}`,
  )
}

const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g
const inlineModule = /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/
const importStatement = /^import (?:\* as (\w+) from )?("[^"]+");?$/gm

// Where a script does not come, as on a broken line, the page stays as the server sent it.
// A second frame is begun only when the first one stands on the screen. A tab that is opened behind the others paints
// nothing until somebody looks at it, and shall be ready by then.
function later(code: string, paths: readonly string[]): string {
  const imports = [...code.matchAll(importStatement)]
  const names = imports.map(([, name = '']) => name).join()
  const calls = imports.map(([, , path]) => `import(${path})`).join()
  const rest = code.replace(importStatement, '').trim()
  return [
    'const fetchAll=async()=>{',
    `for(const href of ${JSON.stringify(paths)})`,
    'document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));',
    `const fetched=await Promise.all([${calls}]).catch(()=>null);`,
    `if(!fetched)return;const [${names}]=fetched;`,
    rest,
    '};',
    'if(document.hidden)fetchAll();',
    'else requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(fetchAll)))',
  ].join('')
}
