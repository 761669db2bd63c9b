/** A name in a field of fixed length ends with zero; what follows it is left over from other things. */
export function zeroAfterName(field: Uint8Array, width: 1 | 2): void {
  for (let place = 0; place < field.length; place += width) {
    const isEnd = field[place] === 0 && (width === 1 || field[place + 1] === 0)
    if (isEnd) {
      field.fill(0, place)
      return
    }
  }
}

const signs = ['Exif\0', 'JFIF\0', '\x89PNG\r\n', 'http://ns.adobe.com/'].map((sign) =>
  Array.from(sign, (letter) => letter.charCodeAt(0)),
)

/** Whether a record carries a picture that has details of its own, which we do not look into here. */
export function holdsPhotograph(record: Uint8Array): boolean {
  return signs.some((sign) => {
    for (
      let place = record.indexOf(sign[0] ?? 0);
      place >= 0;
      place = record.indexOf(sign[0] ?? 0, place + 1)
    ) {
      if (sign.every((byte, index) => record[place + index] === byte)) return true
    }
    return false
  })
}
