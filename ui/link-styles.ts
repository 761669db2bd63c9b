/** Class names of a link inside text, for router links that carry a class of their own. */
export const linkStyles = 'text-link underline underline-offset-4 hover:decoration-2'
