import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import { compareFeed, FEED_NAMES, feedTable } from './compareFeeds.js';

let database: OpenDatabase;
beforeAll(async () => {
  database = await memoryDatabase();
}, 60_000);
afterAll(() => database.close());

describe('feeds of three shapes', () => {
  it.each(FEED_NAMES)('API-05 %s: 22 fields of 10 vehicles are right, without a finding', async (name) => {
    const { summary, fields } = await compareFeed(database.db, name);
    expect(fields).toHaveLength(220);
    expect(fields.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(summary).toMatchObject({ created: 10, issues: [] });
  });
  it('API-05 the table marks what is wrong', () => {
    const field = { stocknum: 'A', field: 'km', expected: 1, found: 2, isRight: false };
    expect(feedTable([field, { ...field, field: 'make', isRight: true }])).toBe(
      '| field | A |\n| --- | --- |\n| km | WRONG |\n| make | right |',
    );
  });
});
