/** Invented texts to learn from. Every person, number, address and log-in here is invented. */
export const texts = `
Akwụkwọ ncheta m, onye ọzọ agụla ya.
Taa bụ ~~Eke~~, ọ bụkwa ụbọchị ụgwọ ọnwa. Ahụrụ m aha iri na abụọ n'akwụkwọ ụgwọ nke ngalaba Works, ọ nweghị onye ma ha. Otu n'ime ha bụ "[[Nwabueze Ikpeama]]", nọmba {{pay-roll number|KDP/66120}}, akaụntụ {{account number|0083347715}}. Jụrụ m [[Ngwobia]], onye na-ede akwụkwọ, ọ sị m mechie ọnụ. Ka ehihie gachara, Oga [[Yusufu]] kpọrọ m n'ọfịs ya, nye m envelopu. Ajụrụ m ya. Ọ sị: "Unu ndị Igbo anaghị ajụ ~~ego~~." M wee puo. <<Ọ bụ naanị m bụ nwanyị Igbo nọ n'ụlọ akwụkwọ ndekọ ahụ>>, ha ga-ama na ọ bụ m kwuru ma ọ bụrụ na okwu apụta. ~~Ndidi~~ bụ ihe m ji ebi. Ka Chukwu nye m ~~udo~~. Nwanne m [[Ozioma]] kwuru ka m dee ihe niile.

AKWỤKWỌ SITE N'ỌTỤ NDỊ AHỊA SABON TASHA
Nye Onye Isi Ministri Azụmahịa.
Anyị bụ ndị na-ere akụrụngwa ụgbọala. N'ọnwa ~~Disemba~~ gara aga, otu nwoke a na-akpọ Mr [[Hyacinth]] bịara na aha gọọmentị, nakọta ụgwọ ụlọ ahịa, N45,000 n'aka onye ọ bụla, enyeghị anyị rasit. Mgbe anyị gara n'ọfịs, ode akwụkwọ [[Maryamu Ɗahiru]] sị na ya amaghị onye ahụ. Ma ekwentị ya bụ {{phone|0817 555 3390}}, ọ bụ otu ihe na nke dị na mgbo ozi nke ọfịs. Anyị hụkwara ụgbọala ya, {{plate|ABU-184CG}}, ka ọ kwụsịrị n'ihu ~~Okonkwo~~ Plaza n'ụbọchị ~~Nkwọ~~. Anyị chọrọ ~~eziokwu~~. Ọ bụrụ na e nyeghị anyị azịza, anyị ga-emechi ahịa.
Onye isi oche: Ichie [[Ụzọdịnma Obiakor]]
Ode akwụkwọ: [[Chizaram Agụ]]
Onye na-edebe ego: Oriakụ [[Nwakaego]]

ỌKWA NYE NDỊ ỌRỤ NIILE
A na-agwa ndị ọrụ Ministri Ahụike, site n'Kafanchan ruo Zaria, na a ga-enyocha akwụkwọ onye ọ bụla malite na ~~Mọnde~~ ruo ~~Fraịde~~, ọnwa ~~Eprel~~. Bịa na Hall nke Barracks Road n'elekere asatọ nke ụtụtụ. Weta akwụkwọ mbụ e ji were gị n'ọrụ, akwụkwọ nkwalite, na foto atọ. Onye ọ bụla adịghị ezigara onye ọzọ n'ọnọdụ ya. Ndị agadi, ndị nwanyị dị ime na ndị nwere nkwarụ ga-ebu ụzọ. Onye Isi Ngalaba nke weere aha ụgha tinye n'akwụkwọ, Kọmịshọn ga-enye ya ntaramahụhụ. Ministri na-arịọ ka unu nwee ~~ndidi~~, ~~ịhụnanya~~ na ~~obi~~ ọma. Onye na-enweghị akwụkwọ, ya gaa ụlọ ikpe ṅụọ iyi. Ka ~~udo~~ dịrị unu niile.
Site n'aka Ọfịs Nlekọta, Kaduna.

Nkwupụta onye nche nke m tụgharịrị site na Hausa na Bekee:
"Aha m bụ [[Gwandu Sa'idu]], ebi m na {{address|Hayin Banki, n'azụ ụlọ akwụ mkpọ}}. N'abalị ~~Satọde~~, elekere iri na otu, ụgbọala ojii bịara n'ọnụ ụzọ. Onye nọ n'ime ya bụ Mr [[Sylvester Ekpo]], Director. Ya na otu nwoke, [[Okechukwu]], na otu nwanyị, [[Bintu]]. Ha butere akpa atọ. Mgbe m jụrụ ha, [[Ekpo]] sị: 'Meghee, ma ọ bụ echi ị gaghị enwe ọrụ.' M meghere. Ha were kọmputa nke nwere nọmba {{serial number|5CD0392XMT}}. <<Abụ m onye nche nwere anya otu>>, mana ahụrụ m ha nke ọma. [[Bintu]] wepụtara ego N10,000, m jụrụ ya." Nke a bụ nkwupụta ya, o bịrị aka ya na mkpịsị aka. ~~Chukwu~~ ji eziokwu. E dere ya n'ụbọchị ~~Orie~~, ~~Ọktoba~~.

Ndị bịara nzukọ abalị na gest haus:
1) Chief [[Onyekachi]] - onye nwe ụlọ ahụ
2) [[Bamaiyi]] - Director of Lands
3) [[Ụmaru]] - nwa okorobịa na-ebu akpa
4) [[Adaugo Nnoli]], onye ọka ikpe
5) otu nwanyị nke m amaghị, ọ na-asụ French
Ha kwuru banyere ala dị n'Kujama, hekta 40. Akwụkwọ ala ahụ, {{file reference|LND/KJM/0082}}, bụ nke ndị ọrụ ugbo, ma [[Bamaiyi]] sị na a ga-agbanwe aha ya na Zonkwa Farms. [[Adaugo]] jụrụ: "Ndị nwe ala, gịnị ka ha ga-eri?" Ha niile chịrị ọchị. ~~Ego~~ ka ha ji n'uche. Nri bụ osikapa na anụ ehi. Anọ m n'ebe ahụ ka m na-ekenye ha nri. <<Ọ bụ m na-esiri ha nri kwa ~~Wenezde~~>>, onye ọzọ anaghị abata.

Inyocha akwụkwọ ụlọ nkwakọba: ihe m hụrụ
Ụbọchị | ihe | bata | pụọ | fọdụrụ | onye bịrị aka
3 Mee | akwụkwọ ụlọ akwụkwọ | 5,000 | - | 5,000 | [[Nneka Ọdịnchezo]]
11 Mee | akwụkwọ ụlọ akwụkwọ | - | 900 | 4,100 | [[Nneka]]
12 Mee | "maka oge mgbe e mesịrị" | - | 3,800 | 300 | [[Dauda Ƙwararafa]]
Rasit {{voucher number|SIV/5519}} dị, mana o nweghị aha onye were. Akpọrọ m [[Dauda]] na {{phone|0909-555-1174}}, ọ sị na ọ bụ Alhaja [[Sekinat]] gwara ya. [[Sekinat]] bụ onye na-ebipụta akwụkwọ; ụlọ ọrụ ya bụ ~~Sekinat~~ Prints, RC {{company number|2044981}}. N'ahịa Kasuwa, n'ụbọchị ~~Afọ~~, ahụrụ m otu akwụkwọ ahụ ka a na-ere. Ha ka nwere stampụ "Ọ bụghị maka ire". Ka ~~Amarachi~~ Chukwu dịrị ụmụaka.

Ezigbo nne m [[Nwanyịeze]],
anọ m n'ọrụ mgbe m na-ede gị. Ha zigara m n'Ikara, ebe na-enweghị mmiri, n'ihi na m jụrụ ịbịanye aka. Akwụkwọ nzipụ ahụ, {{file reference|CSC/P.7719/12}}, rutere m n'ụbọchị ~~Tọzde~~. [[Chibuzọ]], di m, sị ka m hapụ ọrụ. Mana ị mara, <<abụ m nwanyị mbụ si n'obodo anyị were ọkwa iri na anọ n'Kaduna>>. Ọ bụrụ na m hapụ, ha emeriela. Zitere m ego iri puku na akaụntụ {{account number|2248801973}}, n'ihi na ha akwụghị m ọnwa atọ. Onye nchịkọta ego, Mallam [[Shitu]], sị na "system" ekwetaghị aha m. Gwa Fada [[Uchechukwu]] ka o kpee m ekpere. Ka ~~Olileanya~~ ghara ịnwụ. Nwa gị, [[Ijeoma]]. Ekele maka ụbọchị ~~Eke~~ ọma.

AKWUKWO NYE ONYE GA-ANOCHI ANYA M
(odighi akara n'ala, komputa a enweghi ya)
Nwanne [[Somtochukwu]], ihe di gi n'aka bu ndi a: igodo ato, akwukwo ndi nka 96, na akwukwo ndi na-eri ugwo. Akwukwo nke ndi nwuru anwu di na drawa ikpeazu. Jiri nwayo na Hajiya [[Balkisu]], o na-akpo Komishona kwa ubochi. Onye ga-enyere gi aka bu [[Emeka Ofia]] n'ICT, nomba ya bu {{phone|08035557780}}; log-in bu {{log-in|archive.kd}}. Ekwela ka [[Sani]] banye n'ulo ndeko na abali. N'onwa ~~Julai~~ ndi Audit ga-abia, gosi ha folio 44. Ihe niile m mere, emere m ya na ~~obi~~ ocha. Ka Chukwu nye gi ~~Amamihe~~. N'ubochi ~~Sonde~~ m ga-ala Nsukka, m agaghi alota. [[Obi Nwaeke]], Registry
`
