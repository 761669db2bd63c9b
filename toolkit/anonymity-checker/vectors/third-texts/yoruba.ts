/** Invented texts that only measure; see `../marked-sets.ts`. Both halves are read (decision 325). */
export const yorubaTexts = `
Ẹ jọ̀wọ́ ẹ ràn wá lọ́wọ́. Ọ̀gá ilé ìwé wa, [[Ọ̀gbẹ́ni Adékúnlé Fásọ̀rántì|Adékúnlé Fásọ̀rántì]], ń gba owó lọ́wọ́ àwọn òbí kí ọmọ wọn tó ṣe ìdánwò. Lánàá ó ní kí [[Ìyábọ̀]] mú ẹgbẹ̀rún mẹ́wàá wá. <<Èmi nìkan ni mo ń kọ́ wọn ní ìmọ̀ físíìsì>>. Nọ́mbà fóònù mi ni {{phone|0805 330 7716}}.

Àwọn tó wà ní ìpàdé: [[Olóyè Àjàní Okùnọlá|Àjàní Okùnọlá]] (alága), [[Arábìnrin Mojísọ́lá Àrẹ|Mojísọ́lá Àrẹ]] (akọ̀wé), [[Alhaji Rasaki|Rasaki]] àti [[Ẹniọlá Ṣówándé]].
[[Okùnọlá]] sọ pé a ti ná gbogbo owó náà. [[Ẹniọlá]] béèrè ìwé ẹ̀rí. [[Rasaki]] ní òun kò mọ ibi tí ó wà.

Orukọ | Nọmba oṣiṣẹ | Owo osu
[[Bankole Adetayo]] | {{staff|OY/LG/3302}} | 48,900
[[Sherifat Olagunju]] | {{staff|OY/LG/3317}} | 48,900
[[Ojo Ibikunle]] | {{staff|OY/LG/3340}} | 71,000
Awọn eniyan yii ko wa si ibi iṣẹ, sugbọn wọn n gba owo loṣooṣu.

Dókítà [[Fọlákẹ́ Ọ̀nàadé]] ati ọga ile itaja oogun, [[Wasiu]], ń pín owó náà. [[Wasiu]] kọ orúkọ àwọn aláìsàn tí kò sí. Fáìlì náà ni {{file|SHM/IB/2025/77}}. <<Èmi nìkan ni obìnrin nínú ẹ̀ka wa>>, nítorí náà ẹ ṣọ́ra.

Ọkunrin kan ti orukọ rẹ njẹ [[Jimoh Alabede]] gba owo lọwọ awọn agbẹ fun ajilẹ. O ni [[Kọmiṣọna Ọlatunde|Ọlatunde]] lo ran oun. Titi di oni a ko ri ajilẹ kankan. [[Mama Bọla|Bọla]] ati [[Pa Joseph|Joseph]] san ẹgbẹrun ogun. <<Emi ni akọwe ẹgbẹ naa>>, emi ni mo ko owo jọ.

<<Èmi ni mo pẹ́ jù lọ ní ọ́fíìsì náà>>; mo bẹ̀rẹ̀ iṣẹ́ ní 1996. Ọ̀gá wa, [[Ọ̀gbẹ́ni Babátúndé Ẹlẹ́gbẹ́dé|Babátúndé Ẹlẹ́gbẹ́dé]], ní kí n fọwọ́ sí ìwé irọ́. <<Èmi àti òun nìkan ni a wà nínú yàrá náà>>. <<Mo lóyún oṣù márùn-ún>>.

Sí alága ìgbìmọ̀. Akọ̀wé owó ìjọba ìbílẹ̀ wa, [[Taiwo Olúwadáre]], ti kó owó ọjà lọ. Owó náà wọ inú àkáǹtì {{account|0156632908}} tí ó jẹ́ ti [[Kẹ́hìndé Olúwadáre]]. Nígbà tí [[Bàbá Sàlámì|Sàlámì]] béèrè, wọ́n ní kí ó dákẹ́. Ilé [[Taiwo]] wà {{street|lẹ́yìn ilé epo Bovas ní Òkè-Àdó}}.

Nọ́ọ̀sì [[Abẹ́bí]] ń ta oògùn ọ̀fẹ́ tí ìjọba fún wa. Ó máa ń fi ránṣẹ́ sí ọkọ rẹ̀, [[Sunday]], ní alẹ́ ọjọ́ Ẹtì. <<Èmi ni mo máa ń tọ́jú ẹnu ọ̀nà ilé ìwòsàn náà ní alẹ́>>. Ẹ má ṣe dá orúkọ mi.

E kaaro o. Mo fe fi ejo [[Alhaji Mudashiru|Mudashiru]] sun. O n gba egberun meji lowo gbogbo awako ki won to kuro ninu ogba. Omo ise re ti won n pe ni [[Ibro]] lo n gba owo naa. Won lu [[Segun]] nitori ko san. Nomba moto [[Mudashiru]] ni {{plate|AAA-906 XJ}}.

ẹ kú iṣẹ́. [[bisi]] tó wà ní ọ́fíìsì ìforúkọsílẹ̀ ń gba owó kó tó fúnni ní ìwé ẹ̀rí ìbí. [[lateef]] ló ń mú ènìyàn wá fún un. nọ́mbà [[lateef]] ni {{phone|08123340917}}. owó tí mo san ni ẹgbẹ̀rún mẹ́ta.

Ní ọjọ́ Ajé, [[Ẹ̀bùn]] gba àpò símẹ́ǹtì ogún láti ilé ìtajà. Ó gbé e fún [[Ayọ̀]] tí ó ń kọ́lé fún kọ́ńsílọ̀ [[Monday Ìdòwú]]. Ìwé tí wọ́n fi gbé e jáde ní nọ́mbà {{file|WKS/07/0031}}. Ímeèlì mi ni {{email|asiri.wa@leta.example}}.

Àwa mẹ́rin ni a wà ní ẹ̀ka náà, ṣùgbọ́n <<èmi nìkan ni mùsùlùmí>>. [[Ọ̀gá Kọ́lá|Kọ́lá]] fún [[Dúpẹ́]] ní owó kí ó dákẹ́. <<Èmi ni mo tẹ ìwé náà sórí kọ̀ǹpútà>>. Nọ́mbà [[Dúpẹ́]] ni {{phone|07064419982}}.
`
