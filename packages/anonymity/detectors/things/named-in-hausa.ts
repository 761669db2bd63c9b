/** 'wani kamfani mai suna X': whether what 'mai suna' at `mai` names is a firm, a place or a work, and no person. */
export function isNamedThing(words: readonly string[], mai: number): boolean {
  return (
    words[mai] === 'mai' &&
    words[mai + 1] === 'suna' &&
    [1, 2, 3].some((back) => things.has(words[mai - back] ?? ''))
  )
}

const things = new Set(
  "kamfani kamfanin kungiya kungiyar makaranta makarantar gari garin kauye kauyen unguwa unguwar jirgi jirgin otal shago shagon kasuwa banki asibiti asibitin littafi littafin shiri shirin gidauniya manhaja manhajar jam'iyya jarida jaridar waka wakar fim rediyo tasha wuri wurin gida titi titin layi layin magani maganin cuta cutar app shafi shafin coci masallaci masana'anta".split(
    ' ',
  ),
)
