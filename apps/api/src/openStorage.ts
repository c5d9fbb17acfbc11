import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Db } from '@forecourt/service/database';
import { metrics } from '@forecourt/service/observing';
import { bucketStorage, folderStorage, watchedStorage, type BucketOptions } from '@forecourt/service/storage';

/** Folder of a data folder with files that are in no bucket: a restore without one puts them there. */
const STORED = 'stored';

/** The storage of files of this process: the bucket, else a folder. */
export async function openStorage(options: {
  readonly bucket: BucketOptions | undefined;
  readonly dataDir: string;
  readonly db: Db;
  readonly onNotice: (line: string) => void;
}) {
  const { bucket, dataDir, db, onNotice } = options;
  if (bucket) {
    const files = bucketStorage(bucket);
    const storage = watchedStorage(files, { onNotice });
    storage.start();
    return {
      storage,
      isThere: () => storage.isThere(),
      async close() {
        await storage.stop();
        await files.close();
      },
    };
  }
  metrics.storageUp.set(1);
  const folder = path.join(dataDir, STORED);
  const lost = await db.selectFrom('lead_photos').select('id').where('is_stored', '=', true).limit(1).execute();
  if (lost.length > 0 && !existsSync(folder))
    onNotice('Photos of shoppers lie in a bucket, and none is named: set FORECOURT_S3_BUCKET, or they cannot be seen.');
  return { storage: folderStorage(folder), isThere: () => true, close: () => Promise.resolve() };
}
