/** Words for a person by work or place in life, as they stand before 'to': 'akowe [to n lo keke]'. Folded, for expressions. */
export const yorubaPeople = [
  'akowe|oluko|tisa|awako|olopa|olopaa|eni|obinrin|okunrin|arakunrin|arabinrin|omobinrin|omokunrin|oluso|eso|ode|olode|osise|noosi',
  'omo [a-z]{4,12}|omo ise|omo ijo|omo odo|omo ile iwe|omo enu ona|agbebi|opo|arugbo|agbalagba|oluse|onise|gbenagbena|iyaloja|wooda',
  'attendant|messenger|mesenja|clerk|nurse|olutoju|olusona|alagba|ore|egbon|aburo|akeko|akekoo|agbe|apeja|kafinta|birikila|telo|aranso',
  'darandaran|woli|pasito|imamu|alufa|alufaa|olorin|onilu|akorin|oloyun|alaboyun|aboyun|onimoto|driver|cashier|teacher|typist|security',
  'sekiriti|guard|dokita|akapo|soja|corper|agunbaniro|oniroyin|oluyaworan|asoju|mekaniki|alase|onisowo|alapata|oloja|onisegun|alamojuto',
  'olubewo|onidiri|onigbajamo|alagbafo|onikeke|olokada|alakara|onibode|atumo ede|ogbufo|onimo ero|oluwadi|olukopa|ojise|alabojuto',
  'gbajumo|agbofinro|oludibo|olukore|onigege|alagbase|onidajo|iya eleja|iya alata|iya elepa|iya alakara|baba olode|baba arugbo|afoju',
  'amukun|aditi|akewi|ayaworan|agbaboolu|onitabili|oniteli|alagadagodo|agbejoro|olugbowo|agbowo|oloko|akokoo|alaro',
] as const
