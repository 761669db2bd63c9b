/** Invented texts that only measure; see `../marked-sets.ts`. Read them after training and tuning, not before. */
export const hausaTexts = `
Zuwa ga hukumar yaki da cin hanci. Ina so in kai karar shugaban makarantarmu, [[Malam Sagir Tofa|Sagir Tofa]], wanda ya karkatar da kudin abincin dalibai. Matarsa [[Bilkisu Aliyu]] ce take sayar da shinkafar a kasuwa. Muna rokon ku da ku yi bincike.

don Allah kar ka fada wa [[sani]] cewa ni ne na fada maka. [[hadiza]] ce ta rubuta takardar karya kuma [[alhaji bashir|bashir]] ya sa hannu. sun raba kudin a ofis bayan sallar la'asar.

Gwamnati ta ce ta gina asibiti a kauyenmu amma babu komai a wurin. Likitoci ba sa zuwa, magunguna kuma ana sayar da su a waje. Mata masu ciki suna shan wahala sosai. Wannan shi ne abin da yake faruwa.

Shugaban karamar hukumar, [[Honarabul Nasiru Madobi|Nasiru Madobi]], ya musanta zargin. Ya ce kwamishinan kudi [[Ladi Bitrus]] ce ta san inda kudin suke. A nata bangaren [[Ladi]] ta ki cewa komai.

Jerin sunayen wadanda suka halarci taron:
1. [[Kabir Yahaya Sumaila]]
2. [[Asma'u Lawan]]
3. [[Habu Jibril]]
4. [[Rahma Idris Gezawa]]
An fara taron da misalin karfe goma na safe.

A ranar Litinin ne 'yan sanda suka kama direban kwamishina a Zariya da buhunan kudi. Rundunar 'yan sandan jihar ta tabbatar da kamen. Sai dai har yanzu ba a gurfanar da kowa a gaban kotu ba.

ka ga [[umar]] jiya? eh na gan shi da [[auwalu dan ladi]] suna kirga kudi. to yaushe za su biya mu albashi? [[umar]] ya ce sai wata mai zuwa.

Sunana [[Zulaihat Musa Rijau]]. Ni malamar jinya ce a babban asibiti. [[Likita Yusuf|Yusuf]] da [[Matron Talatu|Talatu]] suna karbar kudi daga hannun marasa lafiya kafin a yi musu aiki. Na gani da idona sau uku.

Manoma sun koka kan rashin takin zamani. Ministan noma ya ce an raba tirela dari biyu, amma manoma ba su ga ko buhu daya ba. Kungiyar manoma ta kasa ta bukaci a yi bincike.

Suna | Matsayi | Kudi
[[Ibrahim Nuhu Kaita]] | Akawu | 50,000
[[Maryam Dalhat]] | Sakatariya | 35,000
[[Gambo Tela]] | Direba | 20,000

An bai wa kamfanin [[Alhaji Mudi Karaye|Mudi Karaye]] kwangilar gina rijiyoyi guda goma. Rijiya daya ce kawai ta fito. Da muka tambayi [[Karaye]], sai ya ce mu je mu kai kara inda muke so.

Hukumar zabe ta ce za a yi zabe cikin gaskiya da adalci. Jama'a da dama suna ganin cewa ba haka abin yake ba. Jam'iyyun siyasa suna raba kudi da atamfa ga masu kada kuri'a.

wallahi abin ya yi yawa. shugaban ma'aikata [[garba shehu tanko]] yana karbar dubu hamsin kafin ya dauki mutum aiki. abokina [[jamilu]] ya biya amma har yau ba a ba shi takarda ba.

[[Balarabe Inuwa]], mai shekaru 45, ya shaida wa kotu cewa [[Fatima Goni]] ta aika masa da naira miliyan biyu. Alkalin kotun, [[Mai shari'a Hassan Dikko|Hassan Dikko]], ya dage shari'ar zuwa watan Yuni.

Mu mazauna unguwar nan muna kira ga gwamna da ya duba halin da muke ciki. Hanyarmu ta lalace, ruwan famfo ya dauke, kuma makarantar firamare ba ta da malamai. Da fatan za a taimaka mana.

[[Hafsat]] ta gaya wa [[Dauda Maikano]] cewa an canza sunan kamfanin. [[Maikano]] ya yi dariya ya ce kowa ya san haka.
`
