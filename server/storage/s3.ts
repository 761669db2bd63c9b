import type { S3Client } from '@aws-sdk/client-s3'
import { type Duration, seconds } from '#domain/time/durations.ts'
import type { Storage } from './contract.ts'

/** For a connection, and for a line on which nothing moves. Without them a storage that falls silent holds a request for ever. */
export type Patience = { connection: Duration; silence: Duration }
const usualPatience: Patience = { connection: seconds(5), silence: seconds(30) }

/**
 * A bucket of any storage that speaks S3.
 *
 * @param address `s3://KEY:SECRET@host:port/bucket?region=eu-west-1`, with `&tls=no` for a host of a private network
 */
export async function openS3(address: string, patience: Patience = usualPatience): Promise<Storage> {
  // Read only where it is wanted: it is large.
  const sdk = await import('@aws-sdk/client-s3')
  const { client, Bucket } = connect(sdk, new URL(address), patience)
  return {
    async write(name, bytes) {
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: name, Body: bytes }))
    },
    async read(name) {
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: name }))
      if (!Body) throw new Error('the storage gave no bytes')
      return Buffer.from(await Body.transformToByteArray())
    },
    async removeAll(prefix) {
      for await (const { name } of walk(prefix))
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: name }))
    },
    list: () => walk(''),
    close: () => client.destroy(),
  }

  async function* walk(Prefix: string) {
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }))
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key) yield { name: Key, writtenAt: LastModified ?? new Date(0) }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }
}

type Sdk = typeof import('@aws-sdk/client-s3')

function connect(sdk: Sdk, address: URL, patience: Patience): { client: S3Client; Bucket: string } {
  const { searchParams, host, username, password, pathname } = address
  const client = new sdk.S3Client({
    endpoint: `${searchParams.get('tls') === 'no' ? 'http' : 'https'}://${host}`,
    region: searchParams.get('region') ?? 'us-east-1',
    credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
    forcePathStyle: true,
    // Other makers' storages know no checksums of the newer kind.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: patience.connection,
      socketTimeout: patience.silence,
      requestTimeout: patience.silence,
      throwOnRequestTimeout: true,
    },
  })
  return { client, Bucket: pathname.slice(1) }
}
