const list = (words: string) => new Set(words.trim().split(/\s+/))

/** Elements that draw, or that others draw with. */
export const svgElements = list(`
  svg g defs symbol use switch a path rect circle ellipse line polyline polygon text tspan textPath image style
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateTransform animateMotion mpath set
`)

/** What style may set, as an attribute or in a style sheet. */
export const styleProperties = list(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
  flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
  glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
  lighting-color line-height marker marker-end marker-mid marker-start mask mask-type mix-blend-mode opacity
  overflow paint-order pointer-events shape-rendering solid-color solid-opacity stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-align text-anchor text-decoration text-decoration-line text-decoration-color text-decoration-style text-indent
  text-orientation text-rendering text-transform transform transform-box transform-origin unicode-bidi vector-effect
  visibility white-space word-spacing writing-mode background background-color
`)

/** Attributes that say where, how large and how. `id`, `class`, `style` and `href` are looked at one by one. */
export const svgAttributes = list(`
  accumulate additive amplitude attributeName attributeType azimuth baseFrequency baseProfile begin bias by calcMode
  clipPathUnits cx cy d diffuseConstant divisor dur dx dy edgeMode elevation end exponent fill filterRes filterUnits from
  fr fx fy gradientTransform gradientUnits height in in2 intercept k1 k2 k3 k4 kernelMatrix kernelUnitLength keyPoints
  keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits
  max method min mode numOctaves offset operator order orient origin pathLength patternContentUnits
  patternTransform patternUnits points pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
  primitiveUnits r radius refX refY repeatCount repeatDur requiredExtensions requiredFeatures restart result rotate
  rx ry scale seed side slope spacing specularConstant specularExponent spreadMethod startOffset stdDeviation
  stitchTiles surfaceScale systemLanguage tableValues target targetX targetY textLength to transform type values
  version viewBox width x x1 x2 xChannelSelector y y1 y2 yChannelSelector z
`)

/** Elements in which letters are drawn; anywhere else they only fill space. */
export const textElements = list('text tspan textPath a')

/** What an animation must not change. */
export const isSafeToAnimate = (attribute: string) =>
  !/^(on|href|xlink:|style|class|id$)/i.test(attribute.trim())
