import type { Forms } from './form.ts'
import { namedBehind } from './named-behind.ts'

const rest = "(?: (?!bu )[a-z'-]{1,14}){1,3}"
const persons =
  '(?:onye|nwoke|nwaanyi|nwanyi|nwata|okenye|nwa (?:okorobia|agbogho|agboho|akwukwo|boi|boyi|nwoke|nwaanyi|nwanyi))'
const trades =
  '(?:okwo ugbo ?ala|okwo okada|ode akwukwo|odeakwukwo|onye (?:nkuzi|nche|oru|oru ugbo|ozi|odeakwukwo|uweojii|agha|ahia|uka|oka iwu|nta akuko|ntuziaka|nledo|isi nche|njem|oria|mkporo|mgbasa ozi|ntuli aka|nlekota|enyemaka|amuma|ogbi|isi ojii|ocha)|noosu|dokita|fada|katikist|pasto|osi nri|oku azu|okpu isi|okpu uzu|osere foto|oti igba|ogba egwu|ode akuko|ode ihe|ote nkwu|odibo|nwa oru|oru ugbo)'

/** Igbo, folded: 'onye na-aku mgbirimgba', 'naani nwa agbogho nwere', 'onye Musulumi mbu sitere', 'o bu onye na-ejide igodo'. */
export const igboForms: Forms = {
  isNamedBehind: namedBehind('bu|aha ya bu', 'bu'),
  unlessNamed: [
    ['bu', `bu (?:onye|nwoke|nwaanyi|nwanyi)(?: ahu)? na[- ](?!akpo onwe|ekwu|achi)[a-z]{2,9}${rest}`],
    [
      'onye',
      `onye(?: ahu)? na[- ](?!akpo onwe|abughi|enweghi|eme|ekwu|achi|azu ahia)[a-z]{2,9} (?:isi|akwa|oche|igodo|mgbirimgba|opi|ogene|karama|foto|ulo|ihe|ofis|igwe|mmanu|mmiri|nri|ozu|sel|akwukwo|egwu|ekwe|uno|nwa|umu|ndi|ahihia|ala|osisi|ugbo|ite|efere|mma)(?: [a-z'-]{1,14}){1,2}`,
    ],
    [
      'nwoke nwaanyi nwanyi nwa nwata okenye',
      `(?!onye)${persons}(?: ahu)?(?: [a-z]{3,10})?(?: nke)? (?:na[- ](?!akwu|eri)[a-z]{2,9}|no n'|nwere (?:eze|apa|otu|isi|ogwu|oria)|gbara afo|kacha)${rest}`,
    ],
    [
      'okwo ode odeakwukwo onye noosu dokita fada katikist pasto osi oku okpu osere oti ogba ote odibo nwa oru',
      `${trades}(?: ochie| ohuru| ahu| anyi){0,2} (?:nke )?(?:na-|na e|no n'|nwere|gbara|si n'|ji|lara|furu|kacha|di ime)(?:[a-z]{2,9})?${rest}`,
    ],
    [
      'onye',
      "onye (?:gbara (?:akaebe|ama)|lara ezumike|lotara|furu|bufuru|mere ihe mberede|kwara|luru|muru)(?: [a-z'-]{1,14}){1,2}",
    ],
    ['odee odeakwukwo', `ode(?:e|akwukwo): ?(?:onye|nwoke|nwaanyi|nwanyi)${rest}`],
  ],
  always: [
    [
      'ikpeazu mbu',
      "(?:ikpeazu|mbu) (?:foduru|sitere|si n'|e were|e goro|e kwere|ha were|batara)(?: [a-z'-]{1,14})?",
    ],
    [
      'onye nwa nwoke nwaanyi nwanyi',
      `(?:${persons}|nwa)(?: (?!huru|nwere|kwuru)[a-z'-]{3,12}){1,2} (?:ikpeazu|mbu)`,
    ],
    [
      'naani nani soso',
      "(?:naani|nani|soso) (?:otu )?(?:nwa|nwaanyi|nwanyi|nwoke|onye|umu|ndi|mmadu) [a-z'-]{2,14}(?: [a-z'-]{1,14}){0,2}",
    ],
    ['nwoke nwaanyi nwanyi', '(?:nwoke|nwaanyi|nwanyi) (?:mbu|ikpeazu) [a-z]{2,10}'],
    ['onye', 'onye bu onye [a-z]{3,12}'],
    ['foduru', "foduru (?:na|n'|no)[a-z' ]{0,12}"],
    ['kacha', "kacha [a-z]{3,9} (?:[a-z']{3,10} ){0,2}(?:na|n'[a-z]{2,9}|n')"],
    ["n'aka", "n'aka (?:nwoke|nwaanyi|nwanyi)(?: ahu)? na-[a-z]{2,9}(?: [a-z'-]{1,14}){1,2}"],
    ['gbara', 'gbara afo iri (?:ise|isii|asaa|asato|itoolu)'],
    ['anyi', 'anyi bu (?:umu|ndi|mmadu)(?: [a-z]{4,10})? (?:abuo|ato|ano)'],
    ['ohuru', "ohuru (?:ahu )?si [a-z']{4,12}"],
  ],
}
