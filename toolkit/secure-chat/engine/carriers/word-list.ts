/** A word for each value of a byte, in the order of the alphabet. It never changes: older texts are read by it. */
export const wordList: readonly string[] = `
able act add age ago air all also and any area arm art ask aunt away baby back bag ball bank bar base bath
be bean bed bell best big bird blue boat body book both bowl box boy bus busy buy by cake call can cap car
card care cat chalk child city clay clean clear clock cloth cloud coat cold come cook cool corn cost count
cow cup cut dance dark day deep desk do dog door down draw dress drink drive drum dry duck each early east
easy eat egg eight end enter even every eye face fall far farm fast feel few field find fine fire first fish
five floor flour fly food foot for four free fresh from front fruit full game gate get girl give glass go
goat gold good grass great green grow hair half hall hand happy hat have head hear help her here high hill
hold home horse hot house how ice in ink iron it jar job join joy jump just keep key kind king know lake
lamp land last late leaf learn left leg lemon less life light like line list live long look love low lunch
make man mango many map mark me meal meet melon milk mind moon more move much music my name near neck new
next nice night nine north nose note now nut of off oil old on one onion open our out oven over page paint
pan paper park part party pay pen piano pick place plant plate play
`
  .trim()
  .split(/\s+/)
