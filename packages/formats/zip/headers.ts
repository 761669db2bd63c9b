import { ByteWriter } from './byte-writer.ts'

/** What is written of a member: twice, before its bytes and in the directory. */
export type MemberHeader = {
  name: Uint8Array
  isDeflated: boolean
  crc: number
  packedSize: number
  size: number
  /** Time and date in the way of DOS. */
  time: number
  date: number
}

export type PlacedHeader = MemberHeader & { offset: number; mode: number; madeBy: number }

export const ceiling = 0xffffffff

/** With ZIP64 fields where a size needs them. */
export function memberHeader(member: MemberHeader): Uint8Array<ArrayBuffer> {
  const extra = new ByteWriter()
  if (isLarge(member)) extra.u16(1).u16(16).u64(member.size).u64(member.packedSize)
  return common(new ByteWriter().u32(0x04034b50), member, isLarge(member))
    .u16(extra.length)
    .raw(member.name)
    .raw(extra.toBytes())
    .toBytes()
}

export function directoryHeader(member: PlacedHeader): Uint8Array<ArrayBuffer> {
  const { offset, mode, madeBy, name } = member
  const large = new ByteWriter()
  if (isLarge(member)) large.u64(member.size).u64(member.packedSize)
  if (offset >= ceiling) large.u64(offset)
  const extra = new ByteWriter()
  if (large.length > 0) extra.u16(1).u16(large.length).raw(large.toBytes())
  return (
    common(new ByteWriter().u32(0x02014b50).u16(madeBy), member, large.length > 0)
      .u16(extra.length)
      // Comment, disk and inner attributes stay zero.
      .u16(0)
      .u32(0)
      .u32(mode * 0x10000)
      .u32(Math.min(offset, ceiling))
      .raw(name)
      .raw(extra.toBytes())
      .toBytes()
  )
}

function isLarge({ size, packedSize }: MemberHeader): boolean {
  return size >= ceiling || packedSize >= ceiling
}

function common(writer: ByteWriter, member: MemberHeader, isLong: boolean): ByteWriter {
  const { name, isDeflated, crc, time, date } = member
  return writer
    .u16(isLong ? 45 : 20)
    .u16(name.some((byte) => byte > 0x7f) ? 0x0800 : 0)
    .u16(isDeflated ? 8 : 0)
    .u16(time)
    .u16(date)
    .u32(crc)
    .u32(isLarge(member) ? ceiling : member.packedSize)
    .u32(isLarge(member) ? ceiling : member.size)
    .u16(name.length)
}

export type EndOfArchive = { count: number; size: number; offset: number; madeBy: number }

export function endRecords({ count, size, offset, madeBy }: EndOfArchive): Uint8Array<ArrayBuffer> {
  const end = new ByteWriter()
  if (count >= 0xffff || size >= ceiling || offset >= ceiling) {
    end.u32(0x06064b50).u64(44).u16(madeBy).u16(45).u32(0).u32(0)
    end.u64(count).u64(count).u64(size).u64(offset)
    end
      .u32(0x07064b50)
      .u32(0)
      .u64(offset + size)
      .u32(1)
  }
  const shortCount = Math.min(count, 0xffff)
  return end
    .u32(0x06054b50)
    .u32(0)
    .u16(shortCount)
    .u16(shortCount)
    .u32(Math.min(size, ceiling))
    .u32(Math.min(offset, ceiling))
    .u16(0)
    .toBytes()
}
