/** The letters from 160 on that XHTML 1.0 gives names to, in their order, and the others that books use. */
const inOrder =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const others =
  'OElig:152 oelig:153 Scaron:160 scaron:161 Yuml:178 fnof:192 circ:2c6 tilde:2dc ensp:2002 emsp:2003 thinsp:2009 zwnj:200c zwj:200d lrm:200e rlm:200f ndash:2013 mdash:2014 lsquo:2018 rsquo:2019 sbquo:201a ldquo:201c rdquo:201d bdquo:201e dagger:2020 Dagger:2021 bull:2022 hellip:2026 permil:2030 prime:2032 Prime:2033 lsaquo:2039 rsaquo:203a oline:203e frasl:2044 euro:20ac trade:2122 larr:2190 uarr:2191 rarr:2192 darr:2193 harr:2194 forall:2200 part:2202 exist:2203 empty:2205 nabla:2207 isin:2208 notin:2209 ni:220b prod:220f sum:2211 minus:2212 lowast:2217 radic:221a prop:221d infin:221e ang:2220 and:2227 or:2228 cap:2229 cup:222a int:222b there4:2234 sim:223c cong:2245 asymp:2248 ne:2260 equiv:2261 le:2264 ge:2265 sub:2282 sup:2283 loz:25ca spades:2660 clubs:2663 hearts:2665 diams:2666 alpha:3b1 beta:3b2 gamma:3b3 delta:3b4 epsilon:3b5 lambda:3bb mu:3bc pi:3c0 sigma:3c3 phi:3c6 omega:3c9 Omega:3a9 Delta:394'

export const namedLetters: Readonly<Record<string, string>> = Object.fromEntries([
  ...inOrder.split(' ').map((name, place) => [name, String.fromCodePoint(160 + place)]),
  ...others.split(' ').map((pair) => {
    const [name = '', code = ''] = pair.split(':')
    return [name, String.fromCodePoint(Number.parseInt(code, 16))]
  }),
])
