/** The class of a link inside text, for router links that carry a class of their own: see `styles/names.css`. */
export const linkStyles = 'link'
