import type { S3Client } from '@aws-sdk/client-s3'
import type { Storage } from './contract.ts'

/**
 * A bucket of any storage that speaks S3.
 *
 * @param address `s3://KEY:SECRET@host:port/bucket?region=eu-west-1`, with `&tls=no` for a host of a private network
 */
export async function openS3(address: string): Promise<Storage> {
  // Read only where it is wanted: it is large.
  const sdk = await import('@aws-sdk/client-s3')
  const { client, Bucket } = connect(sdk, new URL(address))
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

function connect(sdk: Sdk, address: URL): { client: S3Client; Bucket: string } {
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
  })
  return { client, Bucket: pathname.slice(1) }
}
