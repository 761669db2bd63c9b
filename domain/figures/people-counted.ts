import type { State } from '../reports/places.ts'

/**
 * Who was counted in each state on 21 March 2006: National Population Commission, 2006 Population and Housing Census, priority
 * tables, volume III. The last census there was. A test adds it up to the 140,431,790 that the Commission published.
 */
export const peopleCounted: Readonly<Record<State, number>> = {
  Abia: 2_845_380,
  Adamawa: 3_178_950,
  'Akwa Ibom': 3_902_051,
  Anambra: 4_177_828,
  Bauchi: 4_653_066,
  Bayelsa: 1_704_515,
  Benue: 4_253_641,
  Borno: 4_171_104,
  'Cross River': 2_892_988,
  Delta: 4_112_445,
  Ebonyi: 2_176_947,
  Edo: 3_233_366,
  Ekiti: 2_398_957,
  Enugu: 3_267_837,
  FCT: 1_406_239,
  Gombe: 2_365_040,
  Imo: 3_927_563,
  Jigawa: 4_361_002,
  Kaduna: 6_113_503,
  Kano: 9_401_288,
  Katsina: 5_801_584,
  Kebbi: 3_256_541,
  Kogi: 3_314_043,
  Kwara: 2_365_353,
  Lagos: 9_113_605,
  Nasarawa: 1_869_377,
  Niger: 3_954_772,
  Ogun: 3_751_140,
  Ondo: 3_460_877,
  Osun: 3_416_959,
  Oyo: 5_580_894,
  Plateau: 3_206_531,
  Rivers: 5_198_716,
  Sokoto: 3_702_676,
  Taraba: 2_294_800,
  Yobe: 2_321_339,
  Zamfara: 3_278_873,
}

export const censusYear = 2006
