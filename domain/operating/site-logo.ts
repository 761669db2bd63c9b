/** The picture in the bar on top of each page, as the sanitizer wrote it again. */
export type SiteLogo = {
  type: LogoType
  width: number
  height: number
  /** Of its bytes, 64 digits of base 16. Its address has it. */
  sha256: string
  base64: string
}

export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const
export type LogoType = (typeof logoTypes)[number]

/** Every visitor fetches it once, also on 2G: four seconds there. */
export const mostLogoBytes = 16 * 1024

/** Pixels of a side. */
export const mostLogoSide = 512
export const leastLogoSide = 16

/** As it is stored: everything but the bytes first, so that a page reads no more than that. */
export function writeLogo({ type, width, height, sha256, base64 }: SiteLogo): string {
  return [type, width, height, sha256, base64].join(' ')
}

/** @returns null where the text is not one that `writeLogo` made */
export function readLogo(text: string): SiteLogo | null {
  const [said = '', width, height, sha256 = '', base64 = '', ...rest] = text.split(' ')
  const type = logoTypes.find((each) => each === said)
  const sides = [Number(width), Number(height)] as const
  if (!type || rest.length > 0 || !sides.every(isSide)) return null
  if (!/^[0-9a-f]{64}$/.test(sha256) || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return null
  return { type, width: sides[0], height: sides[1], sha256, base64 }
}

export function isSide(pixels: number): boolean {
  return Number.isInteger(pixels) && pixels >= leastLogoSide && pixels <= mostLogoSide
}
