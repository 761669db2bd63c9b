/** `./worker.ts?source`: the bundled text of a script, for `startWorker`. Made by `toolkit/bundling/`. */
declare module '*?source' {
  const source: string
  export default source
}
