import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { siteStock } from '@forecourt/stock';
import { logLines } from './testing/logLines.js';
import { openService } from './testing/openService.js';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('API-05 an import is a success once its vehicles are stored, and says that the search does not have them yet', async () => {
  const lines = logLines('warn');
  const notices: string[] = [];
  // nothing listens there
  const nodes = ['http://127.0.0.1:9'];
  const service = await openService(
    {},
    {
      searchCluster: { nodes, apiKey: 'key', secret: 'secret', timeoutSeconds: 1, retries: 0 },
      onNotice: (line) => notices.push(line),
    },
  );
  const [file, map] = [path.join(folder, 'feed.csv'), path.join(folder, 'map.json')];
  writeFileSync(file, 'Stock,Make,Model\nA1,Kia,Rio\nA2,Kia,Rio\nA3,Kia,Rio');
  const fields = { stocknum: { from: 'Stock' }, make: { from: 'Make' }, model: { from: 'Model' } };
  writeFileSync(map, JSON.stringify({ format: 'csv', fields }));
  const answer = await service.runImport({ site: 'wattle', file, map });
  expect(answer).toMatchObject({ created: 3, mended: 0 });
  expect(answer.searchableAfterSeconds).toBeUndefined();
  expect(answer.searchFault).toContain('No node of the search cluster');
  expect(await siteStock(service.database.db, 'wattle').count()).toBe(3);
  expect(lines.join(''), 'the log of the outbox says why').toContain('No node of the search cluster');
  await service.close();
}, 60_000);
