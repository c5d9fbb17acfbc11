import { lockNames, type Db, type Selectable } from '../../database/index.js';
import type { DealerDraftTable } from '../../database/index.js';
import { hashOfAll, type DealerFile } from './dealerFiles.js';
import { addFiles, forgetFiles, type NewFiles } from './fileStore.js';

/** A dealer's folder that is not live. */
export interface DealerDraft {
  readonly id: string;
  readonly slug: string;
  readonly hash: string;
  readonly files: readonly DealerFile[];
  readonly who: string;
  readonly expiresAt: Date;
}

export type NewDraft = Pick<DealerDraft, 'who' | 'expiresAt'> & NewFiles;

/** Drafts of dealers in the database: no process runs one, and each can show it until it expires. */
export class DraftStore {
  readonly #db: Db;
  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds a draft, and removes those that have expired at `now`, epoch milliseconds. */
  async add(draft: NewDraft, now: number): Promise<DealerDraft> {
    const { slug, files, who, expiresAt } = draft;
    return this.#db.transaction().execute(async (trx) => {
      // contents are shared with versions, whose writers remove what none has
      await lockNames(trx, ['dealer-versions']);
      const gone = await trx
        .deleteFrom('dealer_drafts')
        .where('expires_at', '<=', new Date(now))
        .returning('slug')
        .execute();
      for (const of of new Set(gone.map((row) => row.slug))) await forgetFiles(trx, of);
      await addFiles(trx, draft);
      const row = await trx
        .insertInto('dealer_drafts')
        .values({ slug, who, hash: hashOfAll(files), files: JSON.stringify(files), expires_at: expiresAt })
        .returningAll()
        .executeTakeFirstOrThrow();
      return draftOf(row);
    });
  }

  /** A draft by its id; undefined where it is gone. */
  async find(id: string): Promise<DealerDraft | undefined> {
    const row = await this.#db.selectFrom('dealer_drafts').selectAll().where('id', '=', id).executeTakeFirst();
    return row && draftOf(row);
  }
}

const draftOf = (row: Selectable<DealerDraftTable>): DealerDraft => ({
  ...{ id: row.id, slug: row.slug, hash: row.hash, files: row.files, who: row.who, expiresAt: row.expires_at },
});
