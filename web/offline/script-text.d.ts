/** The built text of a script: see `vite-plugins/script-texts.ts`. */
declare module '*?script' {
  const text: string
  export default text
}
