/** Words for a person by work or place in life, as they stand before 'da': 'akawun [da ya ƙi]'. Folded, for expressions. */
export const hausaPeople = `(?:${[
  "akawun|malamin|malamar|malami|malama|ma'aikaciyar|ma'aikacin|matar|mutumin|direban|dalibar|dalibin|tsohon|tsohuwar|dattijon|dattijuwar",
  "sakataren|sakatariyar|jami'in|jami'ar|likitan|likitar|yaron|yarinyar|budurwar|saurayin|'yar wasan|dan wasan|sojan|limamin|ladanin|na'ibin|fasto|faston|kansilan|akantan|odita",
  'injiniyan|manomin|manomiyar|makiyayin|masuncin|mahaucin|makanikin|kafintan|telan|nas|nas din|ungozomar|unguwarzomar|unguwar zoma',
  'magatakardan|magatakardar|masinjan|dillalin|matashin|matashiyar|bazawarar|gwauruwar|bakon|bakuwar|almajirin|shaidar|shaidan|leburan',
  "birkilan|alkalin|rejistaran|mataimakin|mataimakiyar|mawakin|makadin|wakilin|wakiliyar|ejan|ejantin|dan jaridar|'yar jaridar|yar jaridar",
  "dan sandan|'yar sandan|yar sandan|mai gadin|mai sharar|mai dafawar|karen motar|tagwayen|yan biyun|mai unguwar|bafulatanin|bafulatanar",
].join('|')})`
