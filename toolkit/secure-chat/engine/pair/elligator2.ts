import { invert, mod, pow } from '@noble/curves/abstract/modular.js'

/** The field of Curve25519 (RFC 7748). */
export const fieldOrder = 2n ** 255n - 19n
const curveA = 486_662n

/**
 * The u-coordinate of a point of Curve25519 for a number of its field: Elligator 2 as CPace wants it
 * (draft-irtf-cfrg-cpace, appendix "Elligator2 maps", with Z = 2).
 */
export function elligator2(number: bigint): bigint {
  const first = mod(-curveA * invert(1n + mod(2n * number * number, fieldOrder), fieldOrder), fieldOrder)
  const isOnCurve = isSquare(first * (first * first + curveA * first + 1n))
  return isOnCurve ? first : mod(-first - curveA, fieldOrder)
}

function isSquare(number: bigint): boolean {
  return pow(mod(number, fieldOrder), (fieldOrder - 1n) / 2n, fieldOrder) !== fieldOrder - 1n
}
