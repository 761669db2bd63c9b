/**
 * One name a line, as it is spelled in Nigeria: written down from general knowledge. Names of men and of women, of twins and of
 * brothers stay on lines of their own. What rules of letters reach (`letterKey`) need not be here.
 */
export const spellings = `
Muhammad Mohammed Muhammed Mohammad Muhammadu Mohamed Mohamad Muhamad Muhamed Mahammad Muhd Mohd Mohammadu
Ahmad Ahmed Ahmadu Ahamed Ahamad Amadu
Abubakar Abubakr Abubakre Abubakari Aboubacar Abubaka Abubaker
Usman Osman Othman Uthman Usmanu Ousmane Utman Usuman
Umar Omar Umaru Oumar Umer
Ibrahim Ebrahim Ibraheem Ibrahima Ibrahimu Iburahim Ibrahem
Aliyu Aliu Ali
Abdullahi Abdulahi Abdullah Abdallah Abdulla Abdulai Abdoulaye
Abdulrahman Abdurrahman Abdurahman Abdulraman Abdulrahaman Abdelrahman Abdurraman Abdurrahaman
Abdulkadir Abdulqadir Abdulkadri Abdulkader Abdelkader Abdulkadiri
Abdulaziz Abdulazeez Abdelaziz
Abdulkarim Abdulkareem Abdelkarim
Abdulrasheed Abdulrashid Abdurrashid Abdurrasheed
Abdulsalam Abdulsalami Abdussalam Abdusalam Abdulsalaam
Abdulhamid Abdulhameed
Abdulwahab Abdulwahhab Abdulwahabi
Abdulmumin Abdulmumini Abdulmumeen Abdulmumuni
Abdulganiyu Abdulgani Abdulghani Abdulghaniyu
Abdulfatai Abdulfatah Abdulfattah
Abdullatif Abdullateef Abdulatif Abdulateef
Abdulraheem Abdulrahim Abdurrahim Abdurraheem
Abdulmalik Abdulmaliki
Yusuf Yusufu Yousuf Youssouf Yousef Yusif Youssef
Hassan Hasan Hassane
Hassana Hasana
Hussaini Husseini Hussein Husain Hussain Usaini Useni Husaini
Hussaina Usaina Hussayna
Isa Isah Issa Eesa
Musa Moussa Mussa Moosa
Ishaku Isiaka Isyaku Isiyaku Ishaq Ishaka Isiyaka Isyaka Isiaq Isaac Isaak Issac
Suleiman Sulaiman Suleman Sulaimon Sulayman Souleymane Sulaimanu Sulemana
Yakubu Yaqub Yakub Yaqoub Yakoob
Yahaya Yahya Yahia Yahuza
Zakari Zakariya Zakariyya Zakaria Zakariyau Zakary
Ilyasu Iliyasu Ilyas Iliyas Eliasu
Idris Idrisu Idrees Idrissa Idiris
Ismail Ismaila Ismaeel Ismaheel Ismael Ismaeela
Jibril Jibrin Jibrilla Jibreel Gibril Jubril Djibril Jibiril
Dauda Daud Dawud Dawood Daouda
Haruna Harun Haroun Haroon
Nuhu Nuh Noohu
Salihu Saleh Salih Salehu
Sani Sanni Saani
Shehu Sheu Shaihu
Sadiq Sadik Sadiku Sadeeq Saddiq
Siddiq Siddique Siddik Sidiq Sidik
Faruk Farouk Farooq Faruq Farouq Faruku
Mustapha Mustafa Moustapha Mustafah Mustaph
Lawal Lawwal Lawali Lawaal
Auwal Auwalu Awwal Awwalu Awal Awalu
Rabiu Rabiyu Rabiou
Saidu Said Saeed Saheed Saeedu Saidi
Saad Saadu
Sanusi Sunusi Sanousi Sunnusi Sanussi
Kabir Kabiru Kabeer
Bashir Bashiru Basheer Basiru Bashiri
Nasir Nasiru Nasser Naseer
Aminu Amin Ameen Aminou
Habib Habibu Habeeb
Tijani Tijjani Tidjani
Bello Belo
Zubairu Zubair Zubayr Jubairu
Kamal Kamalu Kamaal
Kamaludeen Kamaldeen Kamaluddin Kamaldin
Nuruddeen Nurudeen Nuraddeen Nuruddin Nurudin Nuradeen
Shamsudeen Shamsuddeen Shamsuddin Shamsideen Samsudeen
Tajudeen Tajuddeen Tajuddin
Badamasi Badamosi Badmasi
Jamil Jamilu Jameel
Khalid Kalid Khaleed Halidu Khalidu
Rilwan Rilwanu Ridwan Ridwanu Ridhwan
Ramadan Ramalan Ramadhan
Murtala Murtada Murtadha Murtadho Muritala
Mudassir Mudashir Mudashiru Mudasiru Mudathir
Munir Muniru Muneer
Mukhtar Muktar Mukthar Muktari Mukhtari Mokhtar
Mahmud Mahmood Mahmoud Mamuda Mahmuda Mamudu Mamud
Hamza Hamzat Hamzah
Hamisu Khamis Hamis
Haliru Halliru Haleeru
Hafiz Hafizu Hafeez Hafis Hafisu
Rasheed Rashid Rashidi Rasidi
Raheem Rahim Rahimi
Kareem Karim Karimu Karimi
Lateef Latif Latifu
Azeez Aziz Azizi
Ganiyu Ganiu Gani
Fatai Fatah Fattah
Taofeek Taofiq Taofeeq Tawfiq Tofik
Waheed Wahid Wahidi
Wasiu Wasiyu
Moshood Mashood Mashud Moshud Masud Masood
Mansur Mansoor Monsuru Mansour Mansuru
Lukman Luqman Lukmon Luqmon
Sikiru Shikiru
Jimoh Jimo Jumoh
Aisha Aishatu Aishat Aysha Ayesha Aisatu Aisat Aishetu
Fatima Fatimah Fatimat Fatimatu Fatimo Fatouma Fatimoh
Khadija Hadiza Khadijah Khadijat Hadizat Hadijat Kadija Kadijat Adijat Hadizatu Hadija
Zainab Zaynab Zeinab Zainabu Zenab Sainabu
Halima Halimat Halimatu Haleema Alimat Haleemat
Maryam Mariam Maryamu Miriam Maryama Mariama
Hauwa Hawa Hauwau Hawwa Awawu
Amina Aminat Aminatu Ameena Ameenah
Rukayya Rukaiya Ruqayya Rukayat Ruqayyah Rukkaya
Safiya Safiyya Safiyat Safiyyah
Sadiya Saadiya Sadia
Bilkisu Bilqis Bilkis Balkisu Bilqees Bilikisu Balkis
Hafsat Hafsa Hafsatu
Asmau Asma
Nafisa Nafisat Nafeesa Nafisatu Nafeesat
Rahmat Ramatu Rahmatu Rahma Rahamatu Ramat
Salamatu Salamat Salama
Hajara Hajarat Hajaratu Hajar
Zulaihat Zulaiha Zulaykha Zuleihat
Olanrewaju Olarenwaju Olanrenwaju Olarewaju
Gbolahan Bolahan
Yetunde Iyetunde
Taiwo Taiye Taye
Ajayi Ajai
Okonkwo Okwonkwo Okonko
Nwankwo Nwanko
Chidinma Chidimma
Azubuike Azubike
Stephen Steven Stephan
Philip Phillip Filip
Michael Micheal Mikael
Joseph Josef
Emmanuel Emanuel Immanuel
Elizabeth Elisabeth
Catherine Katherine Catharine Kathryn
Geoffrey Jeffrey Jeffery Godfery
Anthony Antony
Rachel Racheal Rachael
Matthew Mathew
Jonathan Johnathan Jonathon
Frederick Fredrick Frederic Fedrick
Lawrence Laurence Lawrance
Nicholas Nicolas
Theresa Teresa
Susan Suzan
Cecilia Cecelia
Augustine Augustin
Rebecca Rebekah
Ezekiel Ezekial
Zachariah Zacharias
`

/** The short form first, then the names that it may stand for. What follows one of `leftOffBeginnings` need not be here. */
export const shortForms = `
Lanre Olanrewaju
Ronke Aderonke
Nike Adenike
Funmi Funmilayo Oluwafunmilayo Olufunmilayo
Bimbo Abimbola
Bola Abimbola
Temi Temitope Temitayo
Tope Temitope
Dele Ayodele Bamidele Oladele
Seyi Oluwaseyi
Gbenga Olugbenga Oluwagbenga
Kunle Adekunle Olakunle
Biodun Abiodun
Biola Abiola
Bisi Adebisi
Goke Adegoke
Toyin Oluwatoyin
Bukky Bukola Olubukola
Bukola Olubukola
Jumoke Adejumoke
Damola Adedamola
Lekan Olalekan
Emeka Chukwuemeka Nnaemeka
Ike Ikechukwu Ikenna
Ikenna Ikechukwu
Uche Uchechukwu Uchenna
Okey Okechukwu
Oke Okechukwu
Nonso Chinonso Chukwunonso
Ebuka Chukwuebuka
Somto Somtochukwu
Kene Kenechukwu
Obi Obinna Obiora Obioma
Nkechi Nkechinyere
Nkiru Nkiruka
Ngozi Ngozika Ngozichukwu Ngozichukwuka
Oge Ogechi Ogechukwu
Onyeka Onyekachi Onyekachukwu
Ify Ifeoma Ifeyinwa
Amaka Chiamaka Nwamaka
Chi Chinedu Chinonso
Chuks Chukwuma Chukwudi Chukwuemeka
Nedu Chinedu
Dozie Chidozie
Gozie Chigozie
Osas Osasere Osaro
Ejiro Fejiro Oghenefejiro
Sule Suleiman
Fati Fatima
Mamman Muhammad
Mike Michael
Tony Anthony
Joe Joseph
Steve Stephen
Chris Christopher Christian Christiana
Dan Daniel
Sam Samuel Samson
Ben Benjamin Benedict Bernard
Fred Frederick Alfred
Pat Patrick Patricia
Emma Emmanuel
Liz Elizabeth
Kate Catherine
Vicky Victoria
Nick Nicholas
Matt Matthew
Dave David
Andy Andrew
Tom Thomas
Alex Alexander
Greg Gregory
Ken Kenneth
Ray Raymond
Ed Edward Edwin Edmund
Charlie Charles
Austin Augustine
Sunny Sunday
`

/** Beginnings of Yoruba, Igbo, Urhobo and Itsekiri names that are left off in daily life: Babatunde, Tunde. */
export const leftOffBeginnings = [
  'oluwa',
  'olu',
  'ade',
  'baba',
  'ola',
  'chukwu',
  'oghene',
  'oritse',
  'omo',
  'folu',
]
