import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startForecourt } from './startForecourt.ts';

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

  it('on a data folder with broken keys says so', async () => {
    const dir = folder();
    writeFileSync(path.join(dir, 'secrets.json'), '{');
    await expect(startForecourt({ port: 0, dataDir: dir })).rejects.toThrow(/cannot be used \(.*JSON/);
  });
});
