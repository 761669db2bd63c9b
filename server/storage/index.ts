import type { Storage } from './contract.ts'
import { openDisk } from './disk.ts'
import { openS3 } from './s3.ts'

export type StorageSettings = { storageUrl: string | null; folder: string }

/** Without an address, sealed files are in the data folder. */
export async function openStorage({ storageUrl, folder }: StorageSettings): Promise<Storage> {
  return storageUrl ? openS3(storageUrl) : openDisk(folder)
}
