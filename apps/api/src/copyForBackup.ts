import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '@forecourt/contracts/api';
import type { OpenDatabase } from '@forecourt/service/database';

/** Data folders of which a copy is made just now. */
const underWay = new Set<string>();

/** A fresh copy of the embedded database, in the data folder: a server is sure to be able to write there. */
export async function copyForBackup(
  { copyTo }: Pick<OpenDatabase, 'copyTo'>,
  dataDir: string,
): Promise<string | undefined> {
  if (!copyTo) return undefined;
  if (underWay.has(dataDir)) throw new Refusal(422, 'Another backup is being made.');
  underWay.add(dataDir);
  try {
    const to = path.join(dataDir, 'database-copy');
    // of a backup that was broken off
    await rm(to, { recursive: true, force: true });
    await copyTo(to);
    return to;
  } finally {
    underWay.delete(dataDir);
  }
}
