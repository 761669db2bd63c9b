// Made by training/make-gazetteers.ts; sources and licences in engine/gazetteers/NOTICE.
export const worldPlaces =
  'aba|abeokuta|abidjan|abuja|accra|akure|america|australia|benin city|benin republic|berlin|brazil|cairo|calabar|cameroon|canada|chad|china|cotonou|dakar|doha|dubai|dublin|egypt|enugu|france|geneva|germany|ghana|guangzhou|houston|ibadan|ilorin|india|ireland|istanbul|italy|johannesburg|jos|kaduna|kano|kenya|kigali|kuwait|lagos|lome|london|madrid|maiduguri|' +
  'malaysia|manchester|mecca|nairobi|new york|niger|nigeria|onitsha|osogbo|paris|port harcourt|qatar|rome|russia|saudi arabia|singapore|sokoto|south africa|spain|sydney|texas|togo|toronto|turkey|united kingdom|uyo|warri|washington'
