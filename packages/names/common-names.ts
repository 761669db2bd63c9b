/**
 * Names that very many people in Nigeria have, given and family names alike: to share one of them says little. Written down
 * from general knowledge; other spellings of them count as common too.
 */
export const commonNames = `
Muhammad Ahmad Abubakar Usman Umar Ibrahim Aliyu Abdullahi Abdulrahman Abdulkadir Abdulaziz Yusuf Hassan Hussaini Isa Musa Ishaku
Suleiman Yakubu Yahaya Zakari Ilyasu Idris Ismail Jibril Dauda Haruna Nuhu Salihu Sani Shehu Sadiq Faruk Mustapha Lawal Auwal Rabiu
Saidu Sanusi Kabir Bashir Nasir Aminu Habib Tijani Bello Garba Bala Adamu Audu Danladi Danjuma Tanko Gambo Sule Shuaibu Salisu Sabo
Mahmud Mukhtar Murtala Hamza Hamisu Haliru Lukman Jimoh Kareem Rasheed Lateef Rahman Baba Bukar Modu Kyari Ali Mamman Magaji Maina
Tukur Dahiru Dikko Inuwa Ladan Balarabe Barau Nasidi Alhassan Ado Ayuba Iliya Bulus Luka Markus Yohanna Istifanus Bitrus Zubairu
Aisha Fatima Khadija Zainab Halima Maryam Hauwa Amina Rukayya Safiya Hadiza Hafsat Bilkisu Rabi Ladi Asabe Talatu Larai Binta Jummai
Adebayo Adeyemi Adewale Adeola Adeolu Adekunle Adeleke Adeniyi Adesina Adetunji Ademola Adedayo Adebola Adebisi Adeoye Adeniran Adegoke
Adewole Ayodele Ayinde Akinola Akinwale Akande Ajayi Ajibola Alabi Alao Aluko Amosun Aremu Babatunde Tunde Balogun Bamidele Bankole
Bolaji Bola Dele Femi Olufemi Folarin Fashola Gbenga Olugbenga Idowu Kehinde Taiwo Kolawole Kola Ladipo Lanre Lawani Niyi Oduya Ogunleye
Ogundele Ogunbanjo Ojo Oke Okunola Oladele Oladipo Olajide Olamide Olanrewaju Olaniyan Olatunji Olawale Olayinka Olumide Oluseun Olusegun
Oluwaseun Seun Segun Omotayo Oni Oyedele Oyewole Oyelade Owolabi Popoola Salami Sanni Shittu Sola Adesola Sunday Wale Williams Yemi
Bukola Funke Folake Folasade Funmilayo Bimbo Abimbola Yetunde Ronke Nike Titilayo Temitope Tope Toyin Jumoke Iyabo Omolara Omolola
Okafor Okeke Okoro Okoye Okonkwo Okpara Obi Eze Nwosu Nwankwo Nwachukwu Nnamdi Onyeka Onyema Onwuka Ogbonna Okechukwu Chukwu
Chukwuemeka Emeka Chinedu Chidi Chidinma Chinonso Chioma Chika Chike Chima Ugochukwu Ugo Uche Uchenna Obinna Obiora Ikenna Ike Ikechukwu
Ifeanyi Ifeoma Ngozi Nkechi Nneka Nnaji Nwafor Njoku Madu Mbah Ibe Igwe Iwu Kalu Kelechi Ejike Ekwueme Eke Anyanwu Amadi Agu Azubuike
Amaka Chiamaka Adaeze Ada Ogechi Oluchi Chinyere Ebere Uju Ijeoma Nkiru Chibuzor Chijioke Chigozie Emenike Onuoha Opara Orji Uzor
Okon Udo Udoh Bassey Effiong Etim Edet Akpan Inyang Ekpo Essien Asuquo Umoh Ekong Ita Eyo Ubong Uduak Idongesit Aniefiok
Osagie Osaro Osaze Efosa Nosa Ehigie Igbinosa Omoregie Odion Ogbebor Idahosa Efe Ovie Tega Ejiro Oghene Onome Okoh Ochuko Oghenekaro
Terver Terna Aondo Tersoo Ene Ameh Agbo Ochefu Ogbu Onoja Abah Adah Audu Davou Gyang Pam Dung Chollom Preye Ebi Tamuno Boma Timi
John James Peter Paul Joseph Samuel Daniel David Emmanuel Michael Moses Isaac Abraham Jacob Stephen Philip Simon Andrew Matthew Mark
Luke Thomas Anthony Patrick Charles George Henry William Victor Vincent Francis Christopher Christian Godwin Goodluck Sunday Monday
Friday Innocent Benjamin Benedict Augustine Gabriel Joshua Jonathan Solomon Elijah Edward Kenneth Kingsley Felix Festus Dennis Lawrence
Mary Grace Joy Blessing Patience Comfort Mercy Faith Peace Esther Ruth Sarah Deborah Elizabeth Rose Victoria Gloria Florence Janet
Rebecca Hannah Martha Alice Helen Catherine Theresa Veronica Favour Precious Happiness Goodness Josephine Juliet Cecilia Stella Rita
Johnson Williams Thomas Cole Davies Peters Samson Nelson Clark Edwards Harry Jack
`
