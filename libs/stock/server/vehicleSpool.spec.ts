import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import type { Vehicle } from '@forecourt/vehicle';
import { VehicleSpool } from './vehicleSpool.js';
import type { StockEntry } from './writeStock.js';

const entry = (stocknum: string): StockEntry => ({ vehicle: { stocknum, model: 'a\u2028b\nc' } as Vehicle, hash: 'h' });
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith('forecourt-feed-'));

describe('VehicleSpool', () => {
  it.each([
    ['memory', 1000, 0],
    ['memory and a file', 25, 1],
    ['a file', 0, 1],
  ])('API-05 gives back in order what waited in %s, and leaves no file', async (_name, limit, files) => {
    const before = folders().length;
    const spool = new VehicleSpool(limit);
    const entries = Array.from({ length: 10 }, (_, at) => entry(String(at)));
    for (const item of entries) await spool.add(item, 10);
    const back: StockEntry[] = [];
    const sizes: number[] = [];
    for await (const batch of spool.batches(4)) {
      back.push(...batch);
      sizes.push(batch.length);
    }
    expect(back).toEqual(entries);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(4);
    expect(spool.size).toBe(10);
    expect(folders().length - before).toBe(files);
    await spool.close();
    expect(folders().length).toBe(before);
  });
});
