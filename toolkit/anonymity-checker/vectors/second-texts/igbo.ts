/** Invented texts that only measure; see `../marked-sets.ts`. Read them after training and tuning, not before. */
export const igboTexts = `
Nye ndị na-elekọta ịlụ ọgụ megide nrụrụ aka. Aha m bụ [[Obiageli Nwankwo]], abụ m onye nkuzi. Onyeisi ụlọ akwụkwọ anyị, [[Maazị Cletus Anozie|Cletus Anozie]], na-anakọta ego n'aka ụmụaka kwa ụbọchị. O nyeghị onye ọ bụla akwụkwọ nnata ego.

biko agwala [[ikenna]] na ọ bụ m gwara gị. [[ogechi]] so na ndị riri ego ahụ. ha na [[chukwudi okafor]] kere ya n'abalị ụnyaahụ n'ọfịs.

Gọọmentị kwuru na ha rụrụ ụzọ n'obodo anyị, mana ọ dịghị ihe a hụrụ anya. Ndị ọrụ ugbo enweghị ike ibu ihe ha n'ahịa mgbe mmiri na-ezo. Anyị na-arịọ ka e nyochaa ihe mere.

Kọmishọna na-ahụ maka ego, [[Dọkịta Ijeoma Udeh|Ijeoma Udeh]], gọrọ agọ na ya amaghị ihe ọ bụla banyere ego ahụ. [[Udeh]] kwuru na ọ bụ [[Nnamdi Ezeigbo]] binyere aka n'akwụkwọ ahụ.

Aha ndị bịara nzukọ:
1. [[Chinwe Ogbonna]]
2. [[Uzoma Iheanacho]]
3. [[Ndidi Agu]]
4. [[Kelechi Onyema]]
Oche nzukọ bidoro n'elekere iri nke ụtụtụ.

Ndị uwe ojii nwụchiri ọkwọ ụgbọala kọmishọna na Mọnde n'obodo Awka. Ha hụrụ akpa ego n'ime ụgbọ ya. Rue taa, e kpụpụbeghị onye ọ bụla n'ụlọ ikpe.

ị hụrụ [[emeka]] ụnyaahụ? ee, ahụrụ m ya na [[nkem obi]] ka ha na-agụ ego. kedu mgbe ha ga-akwụ anyị ụgwọ? [[emeka]] sị na ọ bụ n'ọnwa ọzọ.

Nọọsụ [[Ifeyinwa]] na [[Dọkịta Okechukwu|Okechukwu]] na-anara ndị ọrịa ego tupu e lekọta ha. Ndị enweghị ego na-anọ n'èzí ruo mgbe ha nwụrụ. Ahụrụ m ya n'anya m ugboro atọ.

Ndị ọrụ ugbo na-eme mkpesa na ha ahụghị fatịlaịza. Minista kwuru na e kere ụgbọala narị abụọ, mana ndị mmadụ ahụghị otu akpa. Otu ndị ọrụ ugbo chọrọ ka e mee nnyocha.

Aha | Ọrụ | Ego
[[Chidiebere Mba]] | Odeakwụkwọ | 50,000
[[Amaka Nwosu]] | Onye nlekọta ego | 35,000
[[Festus Okwu]] | Ọkwọ ụgbọala | 20,000

E nyere ụlọ ọrụ [[Chief Ekene Dike|Ekene Dike]] ọrụ igwu olulu mmiri iri. Naanị otu na-enye mmiri. Mgbe anyị jụrụ [[Dike]], ọ sị anyị gaa ebe ọ bụla masịrị anyị.

Ụlọ ọrụ na-ahụ maka ntuli aka kwuru na ha ga-eme ya n'eziokwu. Ọtụtụ mmadụ kwuru na ọ bụghị otú ahụ ka ọ dị. Otu ndọrọ ndọrọ ọchịchị na-ekesa ego na akwa n'ebe a na-atụ vootu.

chineke, ihe a ebukala ibu. onyeisi ọrụ anyị [[obinna ugwu]] na-ana puku naira iri ise tupu o were mmadụ n'ọrụ. enyi m [[chisom]] kwụrụ ya mana o nwetabeghị akwụkwọ.

[[Ugochi Nwabueze]] gwara ụlọ ikpe na [[Samuel Ibe]] zigaara ya nde naira abụọ. Ọkaikpe [[Ngozi Amechi]] yigharịrị ikpe ahụ ruo n'ọnwa Juun.

Anyị bụ ndị bi n'ógbè a na-akpọku gọvanọ ka o leba anya n'ọnọdụ anyị. Ụzọ anyị mebiri, mmiri anaghị agbakwa, ụlọ akwụkwọ praịmarị enweghịkwa ndị nkuzi. Daalụnụ.

[[Adaeze]] gwara [[Tobechukwu Ilo]] na a gbanwere aha ụlọ ọrụ ahụ. [[Ilo]] chịrị ọchị wee sị na onye ọ bụla ma ya.
`
