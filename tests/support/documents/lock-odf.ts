import { argon2Sync, createCipheriv, createHash, pbkdf2Sync } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { packageOf } from '@fitila/sanitizer/vectors/office-package'

type Members = Readonly<Record<string, string | Uint8Array>>

const salt = Buffer.from('00112233445566778899aabbccddeeff', 'hex')
const old = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0'

/** Locks each member as LibreOffice up to 24.2 does (OpenDocument 1.3, part 2, 4.8), written from the specification with the ciphers of Node, for the tests. */
export function lockEach(
  members: Members,
  given: { password: string; start: 'sha1' | 'sha256'; cipher?: string },
): Uint8Array {
  const start = createHash(given.start).update(given.password).digest()
  const key = pbkdf2Sync(start, salt, 1000, 32, 'sha1')
  const locked = Object.entries(members).map(([path, content]) => {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const cipher = createCipheriv('aes-256-cbc', key, salt).setAutoPadding(false)
    const padding = 16 - (packed.length % 16)
    const padded = Buffer.concat([packed, Buffer.alloc(padding - 1, 7), Buffer.of(padding)])
    const sum = createHash(given.start).update(packed.subarray(0, 1024)).digest('base64')
    const entry = `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="text/xml" manifest:size="${bytes.length}"><manifest:encryption-data manifest:checksum-type="${given.start === 'sha1' ? 'SHA1/1K' : `${old}#sha256-1k`}" manifest:checksum="${sum}"><manifest:algorithm manifest:algorithm-name="${given.cipher ?? 'http://www.w3.org/2001/04/xmlenc#aes256-cbc'}" manifest:initialisation-vector="${salt.toString('base64')}"/><manifest:start-key-generation manifest:start-key-generation-name="${given.start === 'sha1' ? 'SHA1' : 'http://www.w3.org/2000/09/xmldsig#sha256'}" manifest:key-size="32"/><manifest:key-derivation manifest:key-derivation-name="PBKDF2" manifest:key-size="32" manifest:iteration-count="1000" manifest:salt="${salt.toString('base64')}"/></manifest:encryption-data></manifest:file-entry>`
    return { path, entry, bytes: Buffer.concat([cipher.update(padded), cipher.final()]) }
  })
  return asPackage(
    Object.fromEntries(locked.map(({ path, bytes }) => [path, bytes])),
    locked.map(({ entry }) => entry).join(''),
  )
}

/** Locks the whole package as LibreOffice from 24.8 on does: with Argon2id and AES-GCM. */
export function lockWhole(members: Members, password: string): Uint8Array {
  const plain = Buffer.from(packageOf({ mimetype: type, ...members }))
  const start = createHash('sha256').update(password).digest()
  const how = { message: start, nonce: salt, parallelism: 4, tagLength: 32, memory: 1024, passes: 3 }
  const vector = salt.subarray(0, 12)
  const cipher = createCipheriv('aes-256-gcm', argon2Sync('argon2id', how), vector)
  const sealed = Buffer.concat([
    vector,
    cipher.update(deflateRawSync(plain)),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  const entry = `<manifest:file-entry manifest:full-path="encrypted-package" manifest:media-type="${type}" manifest:size="${plain.length}"><manifest:encryption-data><manifest:algorithm manifest:algorithm-name="http://www.w3.org/2009/xmlenc11#aes256-gcm" manifest:initialisation-vector="${vector.toString('base64')}"/><manifest:start-key-generation manifest:start-key-generation-name="http://www.w3.org/2001/04/xmlenc#sha256" manifest:key-size="32"/><manifest:key-derivation manifest:key-derivation-name="urn:org:documentfoundation:names:experimental:office:manifest:argon2id" manifest:key-size="32" loext:argon2-iterations="3" loext:argon2-memory="1024" loext:argon2-lanes="4" manifest:salt="${salt.toString('base64')}"/></manifest:encryption-data></manifest:file-entry>`
  return asPackage({ 'encrypted-package': sealed }, entry)
}

const type = 'application/vnd.oasis.opendocument.text'

function asPackage(members: Members, entries: string): Uint8Array {
  return packageOf({
    mimetype: type,
    ...members,
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="${old}" xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>${entries}</manifest:manifest>`,
  })
}
