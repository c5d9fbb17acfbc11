import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Service } from '../../apps/api/src/compose.ts';
import { isolationMatrix } from './matrix.ts';
import { openSites } from './openSites.ts';

let service: Service;
beforeAll(async () => {
  service = await openSites();
}, 60_000);
afterAll(() => service.close());

it('API-01 SAVE-05 BUY-04 TRD-03 no route gives data of a person or of a site to another', async () => {
  const rows = await isolationMatrix(service);
  expect(rows.flatMap(({ route, findings }) => findings.map((finding) => `${route}: ${finding}`))).toEqual([]);
  expect(rows.length).toBeGreaterThan(25);
}, 60_000);
