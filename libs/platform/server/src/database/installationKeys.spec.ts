import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { installationKeys, type InstallationKeyOptions } from './installationKeys.js';
import type { Db } from './openDatabase.js';
import { memoryDatabase } from './testing/index.js';

const database = await memoryDatabase();
const { db }: { db: Db } = database;
afterAll(() => database.close());
beforeEach(async () => void (await db.deleteFrom('installation_keys').execute()));

/** Starts a process with a folder of its own. */
const start = (folder: string, given: Partial<InstallationKeyOptions> = {}) =>
  installationKeys(db, { secret: undefined, earlier: [], ofFolder: folder, isShared: true, ...given });
const [A, B, C] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)] as const;

describe('keys of several processes on one database', () => {
  it('are those of the first, which the database keeps; a process still reads what it signed alone', async () => {
    expect(await start('one')).toEqual(['one']);
    expect(await start('two')).toEqual(['one', 'two']);
    expect(await start('one')).toEqual(['one']);
    // a new machine without the old folder
    expect(await start('three')).toEqual(['one', 'three']);
  });

  it('are one of those that start together', async () => {
    const all = await Promise.all(['one', 'two', 'three'].map((folder) => start(folder)));
    expect(new Set(all.map(([present]) => present)).size).toBe(1);
  });

  it('are the operator’s secret, of which the database keeps no more than a fingerprint', async () => {
    expect(await start('one', { secret: A })).toEqual([A, 'one']);
    expect((await start('two', { secret: A }))[0]).toBe(A);
    const rows = await db.selectFrom('installation_keys').selectAll().execute();
    expect(rows).toMatchObject([{ kept: null, is_present: true }]);
    expect(JSON.stringify(rows)).not.toContain(A);
  });

  it('are refused where a process has another secret, or none', async () => {
    await start('one', { secret: A });
    await expect(start('two', { secret: B })).rejects.toThrow(
      /^FORECOURT_SECRET is another .* FORECOURT_EARLIER_SECRETS\.$/,
    );
    await expect(start('two')).rejects.toThrow(
      /^This database was begun with FORECOURT_SECRET, and this process has none/,
    );
    await expect(start('two', { isShared: false })).rejects.toThrow(/has none/);
  });

  it('change with the earlier one still read, and not back', async () => {
    await start('one', { secret: A });
    expect(await start('one', { secret: B, earlier: [A] })).toEqual([B, A, 'one']);
    await expect(start('two', { secret: A })).rejects.toThrow(/is another/);
    expect((await start('one', { secret: C, earlier: [B, A] })).slice(0, 3)).toEqual([C, B, A]);
    expect((await start('one', { secret: A, earlier: [C] }))[0], 'on purpose').toBe(A);
  });

  it('go over from the database to the operator, and what was signed before is still read', async () => {
    await start('one');
    expect(await start('two', { secret: A })).toEqual([A, 'one', 'two']);
    await expect(start('one')).rejects.toThrow(/has none/);
  });

  it('are those of the folder where the database is embedded in it', async () => {
    expect(await start('one', { isShared: false })).toEqual(['one']);
    expect(await db.selectFrom('installation_keys').selectAll().execute()).toEqual([]);
  });
});
