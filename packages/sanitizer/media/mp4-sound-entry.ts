import { b32, joinAll, part, u8, u16, u32 } from '../images/bytes.ts'
import { type IsoBox, isoBox, readBoxes } from '../images/heif/iso-boxes.ts'
import { refuse } from '../refusals.ts'
import { cleanEsds } from './esds.ts'

/** The kinds of sound that stay, as the four letters of their entry say them. */
const sounds = new Set(
  `mp4a alac ac-3 ec-3 ac-4 Opus fLaC samr sawb sawp sowt twos lpcm in24 in32 fl32 fl64 NONE ulaw alaw .mp3 ima4 ipcm fpcm mha1 mhm1 MAC3 MAC6 Qclp QDM2 QDMC agsm dtsc dtse dtsh dtsl`.split(
    ' ',
  ),
)
const oddNames = ['raw ', 'mp3 ', 'ms\0\x02', 'ms\0\x11', 'ms\0\x55']

/** How a track of sound is coded, with the makers' letters blank. */
export function cleanSoundEntry({ name, body }: IsoBox, isQuickTime: boolean): Uint8Array {
  if (name === 'enca') refuse('encrypted')
  if (!sounds.has(name) && !oddNames.includes(name)) refuse('unsupported')
  const version = isQuickTime ? u16(body, 8) : 0
  const headLength = version === 1 ? 44 : version === 2 ? 64 : 28
  const head = part(body, 0, headLength).slice()
  head.fill(0, 0, 6)
  // Revision and vendor.
  head.fill(0, 10, 16)
  const children = readBoxes(body.subarray(headLength)).flatMap((box) => cleanChild(box))
  return isoBox(name, head, ...children)
}

const fixedLengths: Readonly<Record<string, number>> = {
  dac3: 3,
  dOps: 11,
  alac: 28,
  enda: 2,
  frma: 4,
  chnl: 64,
  pcmC: 6,
  ddts: 20,
  // Without these two, no decoder opens QDM2.
  QDCA: 28,
  QDCP: 28,
}

function cleanChild({ name, body }: IsoBox): Uint8Array[] {
  if (name === 'esds') return [isoBox('esds', cleanEsds(body))]
  else if (name === 'wave') return [cleanWave(body)]
  else if (name === 'dec3' || name === 'chan' || name === 'dOps' || name === 'chnl')
    return [isoBox(name, body.subarray(0, 200))]
  else if (name === 'dfLa') return [isoBox(name, flacInfo(body))]
  else if (name === 'damr') return [isoBox(name, joinAll([b32(0), part(body, 4, 5)]))]
  const length = Object.hasOwn(fixedLengths, name) ? fixedLengths[name] : undefined
  return length === undefined ? [] : [isoBox(name, body.subarray(0, length + (name === 'alac' ? 24 : 0)))]
}

/** QuickTime wraps what the decoder needs once more. */
function cleanWave(body: Uint8Array): Uint8Array {
  const inner = readBoxes(withoutEnd(body)).flatMap((box) => {
    if (box.name === 'mp4a') return [isoBox('mp4a', b32(0))]
    else return box.name === 'wave' ? [] : cleanChild(box)
  })
  return isoBox('wave', ...inner, b32(8), b32(0))
}

/** The list ends in a box without a name, or in four zeros. */
function withoutEnd(body: Uint8Array): Uint8Array {
  const length = body.length
  if (length >= 8 && u32(body, length - 8) === 8 && u32(body, length - 4) === 0)
    return body.subarray(0, length - 8)
  else if (length >= 4 && u32(body, length - 4) === 0) return body.subarray(0, length - 4)
  else return body
}

/** Version, then FLAC's own blocks, of which the first tells everything. */
function flacInfo(body: Uint8Array): Uint8Array {
  if ((u8(body, 4) & 127) !== 0) refuse('broken')
  return joinAll([b32(0), Uint8Array.of(128), part(body, 5, 37)])
}

export type SoundShape = { perPacket: number; bytesPerPacket: number }

/**
 * Old QuickTime files count single samples where others count packets; this says how many bytes so many samples have. Null when the
 * table of sizes means what it says.
 */
export function oldSoundShape(entry: IsoBox, isQuickTime: boolean): SoundShape | null {
  const { name, body } = entry
  const version = isQuickTime ? u16(body, 8) : 0
  if (!isQuickTime) return null
  if (version === 1 && body.length >= 44) {
    const perPacket = u32(body, 28)
    const bytesPerPacket = u32(body, 36)
    return perPacket > 0 && bytesPerPacket > 0 ? { perPacket, bytesPerPacket } : null
  } else if (version === 2) {
    return { perPacket: u32(body, 60) || 1, bytesPerPacket: u32(body, 56) }
  }
  const channels = u16(body, 16)
  const bits = name === 'ulaw' || name === 'alaw' ? 8 : u16(body, 18)
  if (name === 'ima4') return { perPacket: 64, bytesPerPacket: 34 * channels }
  return { perPacket: 1, bytesPerPacket: channels * Math.ceil(bits / 8) }
}
