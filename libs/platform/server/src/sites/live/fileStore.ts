import { sql, type Tables, type Transaction } from '../../database/index.js';
import type { DealerFile } from './dealerFiles.js';

type Trx = Transaction<Tables>;

/** Files of a dealer, to be kept. */
export interface NewFiles {
  readonly slug: string;
  readonly files: readonly DealerFile[];
  /** Content of a file that the database lacks. */
  readonly read: (file: DealerFile) => Promise<Buffer>;
}

/** Bytes and files that are written at once. */
const BATCH = { bytes: 4 * 1024 * 1024, files: 200 };

/** Adds the contents that the database lacks. */
export async function addFiles(trx: Trx, { slug, files, read }: NewFiles): Promise<void> {
  const known = await trx.selectFrom('dealer_files').select('hash').where('slug', '=', slug).execute();
  const there = new Set(known.map(({ hash }) => hash));
  let [rows, bytes]: [{ slug: string; hash: string; body: Buffer }[], number] = [[], 0];
  const write = async (): Promise<void> => {
    if (rows.length > 0) await trx.insertInto('dealer_files').values(rows).execute();
    [rows, bytes] = [[], 0];
  };
  for (const file of files) {
    if (there.has(file.hash)) continue;
    there.add(file.hash);
    const body = await read(file);
    rows.push({ slug, hash: file.hash, body });
    bytes += body.length;
    if (bytes > BATCH.bytes || rows.length >= BATCH.files) await write();
  }
  await write();
}

/** Removes contents of a dealer that neither a version nor a draft has. */
export async function forgetFiles(trx: Trx, slug: string): Promise<void> {
  await sql`
    delete from dealer_files where slug = ${slug} and hash not in (
      select file->>'hash' from dealer_versions, jsonb_array_elements(files) as file where slug = ${slug}
      union
      select file->>'hash' from dealer_drafts, jsonb_array_elements(files) as file where slug = ${slug}
    )`.execute(trx);
}
