/**
 * The first thing in each page: says in `data-line` that the line is slow, where a browser tells. The style then asks for no typeface, whose
 * 33 kB would share the line with the scripts. It is before the style, so it waits for nothing, and it tells no one.
 *
 * React writes it as text: it has none of the letters that HTML escapes.
 */
export const slowLineScript =
  'if(/[23]g/.test(navigator.connection?.effectiveType))document.documentElement.dataset.line=`slow`'
