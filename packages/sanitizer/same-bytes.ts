/** Whether both hold the same bytes. Compared four at a time, wherever in memory they lie. */
export function areSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false
  const [view, otherView] = [viewOf(one), viewOf(other)]
  const whole = one.length & ~3
  for (let place = 0; place < whole; place += 4)
    if (view.getInt32(place, true) !== otherView.getInt32(place, true)) return false
  for (let place = whole; place < one.length; place += 1) if (one[place] !== other[place]) return false
  return true
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
}
