import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startForecourt } from './startForecourt.js';

const made: string[] = [];
const folder = () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-start-'));
  made.push(dir);
  return dir;
};
afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true });
});

describe('a start that cannot be', () => {
  it('on a used port ends with one line that names another', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    await expect(startForecourt({ port, dataDir: folder() })).rejects.toThrow(
      new RegExp(`^Port ${port} is in use\\. .*PORT=${port + 1} npm start$`),
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('on a data folder that cannot be one ends with one line, and lets go of its port', async () => {
    const file = path.join(folder(), 'file');
    writeFileSync(file, 'x');
    await expect(startForecourt({ port: 0, dataDir: path.join(file, 'data') })).rejects.toThrow(
      /^The data folder .* cannot be used \(.*\)\. Choose another with FORECOURT_DATA\.$/,
    );
  });

  it.each(['{', '', '[]', '{"master":7}', `{"master":"${'k'.repeat(43)}","check":"0"}`])(
    'on a data folder with broken keys (%s) reports the damage and the remedy',
    async (text) => {
      const dir = folder();
      writeFileSync(path.join(dir, 'secrets.json'), text);
      writeFileSync(path.join(dir, 'installation.json'), '{"database":"outside"}');
      await expect(startForecourt({ port: 0, dataDir: dir })).rejects.toThrow(
        /^.*secrets\.json is damaged \(.*\)\. Put it back from a backup, or remove it: .*$/,
      );
    },
  );

  it.each([
    ['its keys', 'secrets.json', '{}'],
    ['its marker', 'installation.json', '{"database":"made"}'],
  ])('on a folder that held a database, by %s, begins no other', async (_by, name, text) => {
    const dir = folder();
    writeFileSync(path.join(dir, name), text);
    const before = readdirSync(dir);
    await expect(startForecourt({ port: 0, dataDir: dir })).rejects.toThrow(
      /^The data folder .* held a database, and .* is gone\. Nothing was begun anew\. Put it back from a backup, .*$/,
    );
    expect(readdirSync(dir)).toEqual(before);
  });

  const PARTS = [
    'PG_VERSION',
    'global/pg_control',
    'global/pg_filenode.map',
    'base/1',
    'pg_wal/1',
    'pg_xact/0000',
    'postgresql.conf',
  ];
  it.each(['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map', 'pg_xact/0000'])(
    'on a database that lacks %s begins no other',
    async (name) => {
      const dir = folder();
      for (const part of PARTS) {
        mkdirSync(path.join(dir, 'database/pg', path.dirname(part)), { recursive: true });
        if (part !== name) writeFileSync(path.join(dir, 'database/pg', part), '18\n');
      }
      await expect(startForecourt({ port: 0, dataDir: dir })).rejects.toThrow(
        `The database in ${dir}/database is damaged: ${name.replace('/0000', '')}` +
          ' missing or empty. Nothing was changed. Put ',
      );
    },
  );
});
