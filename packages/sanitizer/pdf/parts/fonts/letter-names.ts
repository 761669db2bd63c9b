/** Annex D of ISO 32000-1, without single letters. */
const named = new Set(
  `zero one two three four five six seven eight nine space exclam quotedbl numbersign dollar percent ampersand quotesingle quoteright
  quoteleft parenleft parenright asterisk plus comma hyphen period slash colon semicolon less equal greater question at bracketleft
  backslash bracketright asciicircum underscore grave braceleft bar braceright asciitilde exclamdown cent sterling fraction yen florin
  section currency quotedblleft guillemotleft guilsinglleft guilsinglright fi fl ff ffi ffl endash dagger daggerdbl periodcentered
  paragraph bullet quotesinglbase quotedblbase quotedblright guillemotright ellipsis perthousand questiondown acute circumflex tilde
  macron breve dotaccent dieresis ring cedilla hungarumlaut ogonek caron emdash AE ordfeminine OE ordmasculine ae dotlessi oe
  germandbls onesuperior logicalnot mu trademark Eth onehalf plusminus Thorn onequarter divide brokenbar degree thorn threequarters
  twosuperior registered minus eth multiply threesuperior copyright Euro nbspace sfthyphen onesixth notdef Alpha Beta Gamma Delta
  Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega alpha beta gamma delta epsilon
  zeta eta theta iota kappa lambda nu xi omicron pi rho sigma sigma1 tau upsilon phi chi psi omega theta1 phi1 omega1 arrowleft
  arrowright arrowup arrowdown arrowboth infinity partialdiff summation product radical integral approxequal notequal lessequal
  greaterequal lozenge element emptyset intersection union logicaland logicalor similar equivalence proportional existential universal
  gradient angle perpendicular propersubset propersuperset reflexsubset reflexsuperset circleplus circlemultiply dotmath asteriskmath
  filledbox heart club diamond spade Ohorn ohorn Uhorn uhorn Eng eng dotlessj ij IJ kgreenlandic longs`.split(
    /\s+/,
  ),
)

const accented =
  /^[A-Za-z](?:acute|grave|circumflex|dieresis|tilde|ring|caron|cedilla|macron|breve|ogonek|dotaccent|hungarumlaut|commaaccent|slash|bar|dotbelow|croat|hook|hookabove)$/

/** Whether a name says which letter is meant, as many programs read it (Adobe Glyph List Specification). All others are free words. */
export function isLetterName(name: string): boolean {
  return (
    /^(?:[A-Za-z]|uni[0-9A-F]{4}|u[0-9A-F]{4,5}|afii\d{4,5})$/.test(name) ||
    named.has(name.replace(/^\./, '')) ||
    accented.test(name)
  )
}
