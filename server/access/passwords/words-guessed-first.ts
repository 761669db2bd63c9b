/**
 * What a guesser in Nigeria tries first, and no dictionary of the library has: places, peoples, football, faith, slang, and first
 * names that many people have. In small letters; capitals, digits and signs around them do not help.
 */
export const wordsGuessedFirst: readonly string[] = [
  ...['fitila', 'nigeria', 'naija', '9ja', 'naira', 'kobo', 'giantofafrica', 'wazobia', 'jollof', 'suya'],
  ...['abuja', 'lagos', 'kano', 'kaduna', 'ibadan', 'portharcourt', 'enugu', 'benin', 'jos', 'abia'],
  ...['sokoto', 'maiduguri', 'calabar', 'warri', 'aba', 'onitsha', 'owerri', 'ilorin', 'abeokuta', 'akure'],
  ...['yola', 'minna', 'lokoja', 'makurdi', 'uyo', 'asaba', 'awka', 'bauchi', 'gombe', 'zaria', 'lekki'],
  ...['ikeja', 'surulere', 'yoruba', 'hausa', 'igbo', 'ijaw', 'fulani', 'kanuri', 'tiv', 'efik', 'edo'],
  ...['supereagles', 'eagles', 'arsenal', 'chelsea', 'okocha', 'osimhen', 'afrobeats', 'nollywood'],
  ...['wahala', 'oga', 'madam', 'abeg', 'omo', 'chineke', 'oluwa', 'allah', 'jesus', 'godisgood', 'blessing'],
  ...['chukwuemeka', 'emeka', 'chidi', 'ngozi', 'chioma', 'nkechi', 'obinna', 'ifeanyi', 'adaeze', 'uche'],
  ...['oluwaseun', 'adebayo', 'tunde', 'funmi', 'bola', 'segun', 'kemi', 'yemi', 'temitope', 'ayomide'],
  ...['muhammad', 'ibrahim', 'musa', 'abubakar', 'aminu', 'fatima', 'aisha', 'zainab', 'usman', 'sani'],
  ...['efcc', 'icpc', 'nnpc', 'gtbank', 'zenith', 'firstbank', 'mtn', 'glo', 'airtel', 'democracy'],
]
