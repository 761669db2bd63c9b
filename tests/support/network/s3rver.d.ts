// The package brings no types of its own. This is what the tests use of it.
declare module 's3rver' {
  export default class S3rver {
    constructor(settings: {
      port: number
      address: string
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: never[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
