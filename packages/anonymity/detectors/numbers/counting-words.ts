/** What may stand right behind a number that counts something, in five languages. */
export const counted =
  'naira|kobo|dollars?|pounds|euros?|cedis?|people|persons|pipo|men|women|children|pikin|students|pupils|voters?|votes?|bags?|buhu|buhunan|litres?|liters?|barrels?|tonnes?|tons?|kg|kilos?|km|metres?|bytes|shares|units|seconds|million|billion|percent|mutane|mutum|kuri.?a|kuri.?u|mmadu|ndi|votu|eniyan|ibo|omo'

/** Words between 'number' and the digits that say what is counted or how much it costs, not which one it is. */
export const counts =
  'people|pipo|persons|men|women|children|students|pupils|votes?|voters?|bags?|money|naira|price|total|mutane|mutanen|mutum|kudi|kudin|kuri.?a|kuri.?u|yara|dalibai|buhu|buhunan|mmadu|ndi|ego|votu|eniyan|owo|ibo|omo|rose|fell|grew|over|above|about|almost'

/** Numbers that everyone may call say nothing of one person. */
export const forAll = '(?:dial|short|toll|emergency|sms|ussd|hotline|text|gaggawa|mberede|pajawiri)'
