const bitRates = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  layer2: [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
}

const sampleRates: Readonly<Record<number, readonly number[]>> = {
  0: [11025, 12000, 8000],
  2: [22050, 24000, 16000],
  3: [44100, 48000, 32000],
}

export type Mp3Frame = { length: number; isMpeg1: boolean; isMono: boolean; layer: 2 | 3; hasCheck: boolean }

/** The frame that begins at `at`, or null when none does. */
export function readMp3Frame(bytes: Uint8Array, at: number): Mp3Frame | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4)
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null
  const version = (second >> 3) & 3
  const layerBits = (second >> 1) & 3
  const rates = sampleRates[version]
  if (!rates || (layerBits !== 1 && layerBits !== 2)) return null
  const layer = layerBits === 1 ? 3 : 2
  const isMpeg1 = version === 3
  const table = !isMpeg1 ? bitRates.mpeg2 : layer === 2 ? bitRates.layer2 : bitRates.mpeg1
  const bitRate = table[third >> 4] ?? 0
  const sampleRate = rates[(third >> 2) & 3] ?? 0
  if (bitRate === 0 || sampleRate === 0) return null
  const samples = layer === 3 && !isMpeg1 ? 72 : 144
  const length = Math.floor((samples * bitRate * 1000) / sampleRate) + ((third >> 1) & 1)
  return { length, isMpeg1, isMono: fourth >> 6 === 3, layer, hasCheck: (second & 1) === 0 }
}
