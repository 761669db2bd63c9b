/** ML-DSA-44 (FIPS 204). Null where this browser or machine does not know it: few browsers do, Node 24 does. */
export async function isSignedByMlDsa(
  publicKey: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
): Promise<boolean | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return null
  try {
    // `raw-public` is newer than the types that we have of it.
    const format = 'raw-public' as 'raw'
    const key = await subtle.importKey(format, publicKey.slice(), 'ML-DSA-44', false, ['verify'])
    return await subtle.verify('ML-DSA-44', key, signature.slice(), message.slice())
  } catch (error) {
    return error instanceof Error && error.name === 'NotSupportedError' ? null : false
  }
}
