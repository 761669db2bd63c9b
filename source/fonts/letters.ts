/** The letters of the site's typeface: English, Pidgin, Hausa, Yoruba and Igbo, with their tone marks, and what a text needs beside them. */
export const letters: string = [
  String.fromCodePoint(...Array.from({ length: 0x5f }, (_, at) => 0x20 + at)),
  // Names of people and places that French, Portuguese or German neighbours write.
  'àáâãäçèéêëìíîïñòóôõöùúûüÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜß',
  // Hausa.
  'ɓɗƙƴƁƊƘƳ',
  // Yoruba, Igbo, and the tones of both. Letters with a dot take theirs as a combining mark.
  'ẹọṣẸỌṢịụṅỊỤṄǹńǸŃḿḾǎǒǐǔěāēīōū',
  '\u0300\u0301\u0302\u0304\u030c\u0307\u0323',
  '₦€£$¢%‰',
  '\u00a0‘’“”„–—…•·«»×÷−±½°§©®→←↑↓✓′″ʼ',
].join('')
