import { lockNames, sql, type Db, type Selectable, type Transaction } from '../../database/index.js';
import type { DealerVersionTable, Tables } from '../../database/index.js';
import { hashOfAll, type DealerFile } from './dealerFiles.js';

/** A version of a dealer as it was published, or the dealer's removal. */
export interface DealerVersion {
  readonly id: number;
  readonly slug: string;
  readonly number: number;
  readonly deed: DealerVersionTable['deed'];
  readonly hash: string;
  readonly files: readonly DealerFile[];
  readonly fromFolder: boolean;
  readonly who: string;
  readonly leftOut: readonly string[];
  readonly at: Date;
}

export interface NewVersion extends Pick<DealerVersion, 'slug' | 'deed' | 'files' | 'fromFolder' | 'who' | 'leftOut'> {
  /** Content of a file that the database lacks. */
  readonly read: (file: DealerFile) => Promise<Buffer>;
}

/** Versions of one dealer that are kept. */
const MOST_VERSIONS = 50;
/** Bytes and files that are written at once. */
const BATCH = { bytes: 4 * 1024 * 1024, files: 200 };

/** The versions of dealers in the database: what an installation runs by, whatever its processes find on disk. */
export class VersionStore {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  /** The latest version of every dealer, removals among them, that is newer than one. */
  async latest(since = 0): Promise<readonly DealerVersion[]> {
    const rows = await this.#db
      .selectFrom('dealer_versions')
      .distinctOn('slug')
      .selectAll()
      .where('id', '>', String(since))
      .orderBy('slug')
      .orderBy('id', 'desc')
      .execute();
    return rows.map(versionOf);
  }

  /** The newest number over all dealers: another one says that something was published. */
  async newest(): Promise<number> {
    const { newest } = await this.#db
      .selectFrom('dealer_versions')
      .select((row) => row.fn.max('id').as('newest'))
      .executeTakeFirstOrThrow();
    return Number(newest ?? 0);
  }

  /** Versions of a dealer, the newest first. */
  async of(slug: string): Promise<readonly DealerVersion[]> {
    const rows = await this.#db
      .selectFrom('dealer_versions')
      .selectAll()
      .where('slug', '=', slug)
      .orderBy('id', 'desc')
      .execute();
    return rows.map(versionOf);
  }

  /** Whether a dealer had these very files before. */
  async knows(slug: string, hash: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom('dealer_versions')
      .select('id')
      .where('slug', '=', slug)
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row !== undefined;
  }

  async read(slug: string, { hash }: DealerFile): Promise<Buffer | undefined> {
    const row = await this.#db
      .selectFrom('dealer_files')
      .select('body')
      .where('slug', '=', slug)
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row && Buffer.from(row.body);
  }

  /**
   * Makes versions the latest of their dealers, all of them or none. Processes publish one after the other, so that the
   * numbers become visible in their order. What another process has published just so is not published twice.
   */
  async publish(versions: readonly NewVersion[]): Promise<readonly DealerVersion[]> {
    return this.#db.transaction().execute(async (trx) => {
      await lockNames(trx, ['dealer-versions']);
      const published: DealerVersion[] = [];
      for (const version of versions) published.push(await publishOne(trx, version));
      return published;
    });
  }
}

type Trx = Transaction<Tables>;

async function publishOne(trx: Trx, version: NewVersion): Promise<DealerVersion> {
  const { slug, deed, files, fromFolder, who, leftOut } = version;
  const hash = hashOfAll(files);
  const before = await trx
    .selectFrom('dealer_versions')
    .selectAll()
    .where('slug', '=', slug)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const isThere = before?.hash === hash && (before.deed === 'remove') === (deed === 'remove');
  if (before && isThere) return versionOf(before);
  await addFiles(trx, version);
  const row = await trx
    .insertInto('dealer_versions')
    .values({
      ...{ slug, deed, hash, who, number: (before?.number ?? 0) + 1, from_folder: fromFolder },
      files: JSON.stringify(files),
      left_out: JSON.stringify(leftOut),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (row.number > MOST_VERSIONS) await forget(trx, slug, row.number - MOST_VERSIONS);
  return versionOf(row);
}

async function addFiles(trx: Trx, { slug, files, read }: NewVersion): Promise<void> {
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

/** Drops the versions up to a number, and the files that none has then. */
async function forget(trx: Trx, slug: string, upTo: number): Promise<void> {
  const gone = await trx
    .deleteFrom('dealer_versions')
    .where('slug', '=', slug)
    .where('number', '<=', upTo)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) return;
  await sql`
    delete from dealer_files where slug = ${slug} and hash not in (
      select file->>'hash' from dealer_versions, jsonb_array_elements(files) as file where slug = ${slug}
    )`.execute(trx);
}

const versionOf = (row: Selectable<DealerVersionTable>): DealerVersion => ({
  ...{ id: Number(row.id), slug: row.slug, number: row.number, deed: row.deed, hash: row.hash, files: row.files },
  ...{ fromFolder: row.from_folder, who: row.who, leftOut: row.left_out, at: row.made_at },
});
