const pages = [
  [
    'PAYMENT VOUCHER (INVENTED)',
    'Number 0417, for a road that was never built',
    'Payee: Kwatanci Works (invented)',
    'Amount: 41,700,000.00',
    'Signed: Misali Na Daya, Director (invented)',
  ],
  [
    'PAYMENT VOUCHER (INVENTED)',
    'Number 0417, paid a second time',
    'Payee: Kwatanci Works (invented)',
    'Amount: 41,700,000.00',
    'Signed: Misali Na Biyu, Accountant (invented)',
  ],
]

/** A PDF of two pages. Every name in it is invented. */
export function inventedVoucher(): Buffer {
  const kids = pages.map((_, place) => `${4 + place * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, place) => {
      const drawn = lines.map((line, row) => `1 0 0 1 60 ${760 - row * 90} Tm (${escaped(line)}) Tj`)
      const content = `BT /F1 20 Tf ${drawn.join(' ')} ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + place * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, place) => {
    const offset = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (letter) => `\\${letter}`)
}
