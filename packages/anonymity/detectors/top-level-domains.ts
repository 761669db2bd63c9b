/**
 * Endings of addresses without 'http': the ones that people here use; others count only behind 'http' or 'www'. Also Tor's
 * (RFC 7686), those of local networks (RFC 6762) and those of examples (RFC 2606).
 */
export const bareDomains = new Set(
  (
    'onion local example invalid test com org net edu gov mil int info biz name pro io co ng africa app dev site online xyz tech store shop blog news live club ' +
    'academy agency bank click cloud company digital email finance global group house law legal life link media mobi money ' +
    'network one page press report review school services social solutions space studio support systems team today tools top ' +
    'travel tv uk video website wiki work world zone ac ae ar at au ba bd bf bg bj br bw by ca cc cd cf cg ch ci cl cm cn cr ' +
    'cu cv cx cy cz de dj dk dz ec ee eg es et eu fi fj fm fr ga gd ge gh gl gm gn gr gt gw hk hr hu ie il iq ir ke kg kh ' +
    'km kr kw ky kz la lb lk lr ls lt lu lv ly ma md mg mk ml mm mn mr mt mu mv mw mx mz na ne nl np nz om pa pe ph pk pl ps ' +
    'pt pw py qa ro rs ru rw sa sc sd se sg si sk sl sn so ss st su sv sy sz td tg th tj tm tn tr tt tw tz ua ug uy uz vc ve ' +
    'vn ye za zm zw'
  ).split(' '),
)

/** Endings that are also English words: they need a path or a second label before them. */
export const wordEndings = new Set(
  'me us in it is so to no am be do my one page work top live team today news'.split(' '),
)

export const mailProviders = new Set(
  (
    'gmail googlemail yahoo ymail rocketmail hotmail outlook live msn icloud me mac aol proton protonmail pm tutanota tuta zoho ' +
    'mail gmx yandex fastmail hushmail disroot riseup'
  ).split(' '),
)
