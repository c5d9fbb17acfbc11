import { createHash } from 'node:crypto';
import type { Db } from './openDatabase.js';

export interface InstallationKeyOptions {
  /** The secret that the operator gave to every process; undefined where the database keeps one. */
  readonly secret: string | undefined;
  /** Secrets that were given before. */
  readonly earlier: readonly string[];
  /** The key of this process's own folder. */
  readonly ofFolder: string;
  /** Whether several processes may share the database: it then keeps a key for all of them. */
  readonly isShared: boolean;
}

/** Recognises a secret without holding it. */
export const fingerprintOf = (secret: string): string =>
  createHash('sha256').update(`forecourt key ${secret}`).digest('base64url').slice(0, 22);

/**
 * The keys of an installation, the same in every process that shares its database: the operator's secret, else the key
 * that the first process has put into the database. Earlier keys follow, and what they signed is still read. Rejects
 * with one clear line where this process would sign with another key than the others.
 */
export async function installationKeys(
  db: Db,
  { secret, earlier, ofFolder, isShared }: InstallationKeyOptions,
): Promise<readonly [string, ...string[]]> {
  if (secret !== undefined) {
    await useSecret(db, secret, earlier);
    return distinct(secret, [...earlier, ...(await keptKeys(db)), ofFolder]);
  }
  if (isShared)
    await db
      .insertInto('installation_keys')
      .values({ fingerprint: fingerprintOf(ofFolder), kept: ofFolder, is_present: true })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const present = await presentRow(db);
  if (!present) return [ofFolder];
  if (present.kept === null)
    throw new Error(
      'This database was begun with FORECOURT_SECRET, and this process has none: links and sign-ins of the others ' +
        'would not hold here. Give every process the same.',
    );
  return distinct(present.kept, [...earlier, ...(await keptKeys(db)), ofFolder]);
}

/** Makes the operator's secret the present key, or finds that it is. */
async function useSecret(db: Db, secret: string, earlier: readonly string[]): Promise<void> {
  const fingerprint = fingerprintOf(secret);
  const known = new Set(earlier.map(fingerprintOf));
  await db.transaction().execute(async (trx) => {
    const present = await trx
      .selectFrom('installation_keys')
      .selectAll()
      .where('is_present', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (present?.fingerprint === fingerprint) return;
    // a key that the database keeps is still read, and so is a secret that is given as an earlier one
    if (present && present.kept === null && !known.has(present.fingerprint))
      throw new Error(
        'FORECOURT_SECRET is another than the one that this database was begun with: links and sign-ins would break. ' +
          'Give every process the same. To change it, add the earlier one to FORECOURT_EARLIER_SECRETS.',
      );
    await trx.updateTable('installation_keys').set({ is_present: null }).where('is_present', '=', true).execute();
    await trx
      .insertInto('installation_keys')
      .values({ fingerprint, kept: null, is_present: true })
      .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ is_present: true }))
      .execute();
  });
}

const presentRow = (db: Db) =>
  db.selectFrom('installation_keys').select('kept').where('is_present', '=', true).executeTakeFirst();

async function keptKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('installation_keys')
    .select('kept')
    .where('kept', 'is not', null)
    .orderBy('made_at', 'desc')
    .execute();
  return rows.flatMap(({ kept }) => kept ?? []);
}

const distinct = (present: string, others: readonly string[]): readonly [string, ...string[]] => [
  present,
  ...new Set(others.filter((key) => key !== present)),
];
