import type { ResourceSort } from '../../rebuild/drawing-names.ts'

/** Every operator of ISO 32000-1, annex A, with the number of operands it takes; -1 for those that vary. */
export const operands: ReadonlyMap<string, number> = new Map(
  Object.entries({
    b: 0,
    B: 0,
    'b*': 0,
    'B*': 0,
    BT: 0,
    BX: 0,
    c: 6,
    cm: 6,
    CS: 1,
    cs: 1,
    d: 2,
    d0: 2,
    d1: 6,
    Do: 1,
    ET: 0,
    EX: 0,
    f: 0,
    F: 0,
    'f*': 0,
    G: 1,
    g: 1,
    gs: 1,
    h: 0,
    i: 1,
    j: 1,
    J: 1,
    K: 4,
    k: 4,
    l: 2,
    m: 2,
    M: 1,
    n: 0,
    q: 0,
    Q: 0,
    re: 4,
    RG: 3,
    rg: 3,
    ri: 1,
    s: 0,
    S: 0,
    SC: -1,
    sc: -1,
    SCN: -1,
    scn: -1,
    sh: 1,
    'T*': 0,
    Tc: 1,
    Td: 2,
    TD: 2,
    Tf: 2,
    Tj: 1,
    TJ: 1,
    TL: 1,
    Tm: 6,
    Tr: 1,
    Ts: 1,
    Tw: 1,
    Tz: 1,
    v: 4,
    w: 1,
    W: 0,
    'W*': 0,
    y: 4,
    "'": 1,
    '"': 3,
    // Marked content is looked at by itself.
    BMC: 1,
    BDC: 2,
    EMC: 0,
    MP: 1,
    DP: 2,
  }),
)

/** What paints a path; in a hidden part the path only ends. */
export const paintsPath: ReadonlySet<string> = new Set(['b', 'B', 'b*', 'B*', 'f', 'F', 'f*', 's', 'S'])

/** What paints by itself; in a hidden part it goes. */
export const paints: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"', 'Do', 'sh'])

export const showsText: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"'])

/** What names something of the resources, and of which sort. */
export const namesResource: ReadonlyMap<string, ResourceSort> = new Map([
  ['Do', 'XObject'],
  ['gs', 'ExtGState'],
  ['sh', 'Shading'],
  ['cs', 'ColorSpace'],
  ['CS', 'ColorSpace'],
  ['Tf', 'Font'],
  ['scn', 'Pattern'],
  ['SCN', 'Pattern'],
])
