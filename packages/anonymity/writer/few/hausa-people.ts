/** Words for a person by work or place in life, as they stand before 'da': 'akawun [da ya ƙi]'. Folded, for expressions. */
export const hausaPeople = [
  "akawun|malamin|malamar|malami|malama|ma'aikaciyar|ma'aikacin|matar|mutumin|direban|dalibar|dalibin|tsohon|tsohuwar|dattijon|dattijuwar",
  "sakataren|sakatariyar|jami'in|jami'ar|likitan|likitar|yaron|yarinyar|budurwar|saurayin|sojan|limamin|ladanin|na'ibin|fasto|faston",
  'injiniyan|manomin|manomiyar|makiyayin|masuncin|mahaucin|makanikin|kafintan|telan|nas|nas din|ungozomar|unguwarzomar|unguwar zoma',
  'magatakardan|magatakardar|masinjan|dillalin|matashin|matashiyar|bazawarar|gwauruwar|bakon|bakuwar|almajirin|shaidar|shaidan|leburan',
  'birkilan|alkalin|rejistaran|mataimakin|mataimakiyar|mawakin|mawakiyar|makadin|wakilin|wakiliyar|ejan|ejantin|odita|akantan|kansilan',
  'wanzamin|maginin|makerin|madinkin|matukin|mafarauci|mafaraucin|manazarcin|marubucin|marubuciyar|mahayin|makwabcin|makwabciyar',
  'editan|kofur din|sajan din|kuyangar|boyin|kawar|dan jaridar|dan sandan|dan wasan|dan kasuwar|dan achabar|dan bangar|dan agajin',
  "dan acabar|dan hidimar kasa|'yar jaridar|yar jaridar|'yar sandan|yar sandan|'yar wasan|yar wasan|'yar aikin|yar aikin|'yar kasuwar",
  "yar kasuwar|'yar hidimar kasa|mai gadin|mai sharar|mai dafawar|mai tallar|mai wankin|mai dinkin|mai hidimar|karen motar|tagwayen",
  'yan biyun|bafulatanin|bafulatanar|makahon|makauniyar|gurgun|gurguwar|kurmar|zabiyar|jaririyar|marayan|marainiyar|amaryar|angon',
] as const
