/** One transparent point, for the place of a picture that cannot be cleaned. It is stretched to the size that the document gives. */
export const blankPicture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII='),
  (letter) => letter.charCodeAt(0),
)
