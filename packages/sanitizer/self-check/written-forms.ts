/** Every way in which a string may be written into a file, as bytes, without doubles. */
export function writtenForms(text: string): Uint8Array[] {
  const utf8 = new TextEncoder().encode(text)
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255)
  const isLatin = [...text].every((letter) => letter.charCodeAt(0) < 256)
  const [little, big] = [utf16(text, true), utf16(text, false)]
  const forms = [utf8, ...(isLatin ? [latin] : []), little, big]
  const hex = forms.map(inHex)
  const ofBase64 = [0, 1, 2].flatMap((shift) => inBase64(utf8, shift))
  const entities = asLatin(text.replace(/[&<>"']/g, (sign) => `&${names[sign] ?? ''};`))
  const all = [...forms, ...hex, ...hex.map(upper), ...ofBase64, entities]
  return [...new Map(all.map((form) => [form.join(), form])).values()]
}

const names: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let place = 0; place < text.length; place += 1)
    view.setUint16(place * 2, text.charCodeAt(place), isLittle)
  return bytes
}

function inHex(bytes: Uint8Array): Uint8Array {
  return asLatin(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''))
}

function upper(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte) => (byte >= 97 && byte <= 122 ? byte - 32 : byte))
}

/** The part of a base64 text that is the same whatever is before and behind. Short strings leave too little to look for. */
function inBase64(bytes: Uint8Array, shift: number): Uint8Array[] {
  const text = btoa(String.fromCharCode(...new Uint8Array(shift), ...bytes))
  const middle = text.slice(shift === 0 ? 0 : shift + 1, Math.floor(((shift + bytes.length) * 8) / 6))
  return middle.length >= 8 ? [asLatin(middle)] : []
}

function asLatin(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
