/** The `handle` of a page whose words are in the catalogue. */
export const translated = 'translated'
