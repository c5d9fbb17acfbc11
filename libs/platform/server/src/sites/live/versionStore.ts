import { lockNames, type Db, type Selectable, type Transaction } from '../../database/index.js';
import type { DealerVersionTable, Tables } from '../../database/index.js';
import { hashOfAll, type DealerFile } from './dealerFiles.js';
import { addFiles, forgetFiles } from './fileStore.js';

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
  /** Number of the version that it was made of; refused where another one runs by then. Any may when left out. */
  readonly base?: number | undefined;
  /** Content of a file that the database lacks. */
  readonly read: (file: DealerFile) => Promise<Buffer>;
}

/** What was to be changed has been changed by somebody else meanwhile; nothing was published. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
  /** What runs instead; undefined where nothing ever did. */
  readonly present: DealerVersion | undefined;
  constructor(present: DealerVersion | undefined) {
    super(`Version ${present?.number ?? 0} was published meanwhile.`);
    this.present = present;
  }
}

/** Versions of one dealer that are kept. */
const MOST_VERSIONS = 50;

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
  if (version.base !== undefined && before?.number !== version.base)
    throw new VersionConflict(before && versionOf(before));
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

/** Drops the versions up to a number, and the files that nothing has then. */
async function forget(trx: Trx, slug: string, upTo: number): Promise<void> {
  const gone = await trx
    .deleteFrom('dealer_versions')
    .where('slug', '=', slug)
    .where('number', '<=', upTo)
    .executeTakeFirst();
  if (gone.numDeletedRows === 0n) return;
  await forgetFiles(trx, slug);
}

const versionOf = (row: Selectable<DealerVersionTable>): DealerVersion => ({
  ...{ id: Number(row.id), slug: row.slug, number: row.number, deed: row.deed, hash: row.hash, files: row.files },
  ...{ fromFolder: row.from_folder, who: row.who, leftOut: row.left_out, at: row.made_at },
});
