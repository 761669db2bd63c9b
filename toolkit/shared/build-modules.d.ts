/** `./worker.ts?source`: the bundled text of a script, for `startWorker`. Made by `toolkit/bundling/`. */
declare module '*?source' {
  const source: string
  export default source
}

/** `package/file.wasm?packed`: a file of a package, deflated, in base64. Made by `toolkit/bundling/`. */
declare module '*?packed' {
  const packed: string
  export default packed
}
