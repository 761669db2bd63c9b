/** The part of subset-font 2.9 that is used here; the package has no types. */
declare module 'subset-font' {
  type Options = { targetFormat: 'woff2' | 'truetype'; noHinting?: boolean; keepFeatures?: readonly string[] }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
