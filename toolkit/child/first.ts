// Runs before everything else in the page. No policy of any browser can switch these off, so they are taken away; in the
// cage no other document can be reached to fetch them back from.
for (const name of [
  'RTCPeerConnection',
  'webkitRTCPeerConnection',
  'mozRTCPeerConnection',
  'RTCDataChannel',
  'RTCIceTransport',
  'WebTransport',
]) {
  Reflect.deleteProperty(globalThis, name)
}
