import { describe, expect, it } from 'vitest';
import { createTypesense } from '../typesense.js';
import { parseOverride } from './overrideDefinition.js';
import { applyOverrides } from './overrides.js';

const collection = (overrides: Record<string, { tags?: string[]; stop?: boolean }>) => {
  const made = createTypesense({ apiKey: 'k' }).createCollection({
    name: 'cars',
    fields: [{ name: 'title', type: 'string' }],
  });
  for (const [id, { tags, stop = true }] of Object.entries(overrides))
    made.overrides.set(
      id,
      parseOverride(id, {
        rule: { query: 'car', match: 'exact', ...(tags ? { tags } : {}) },
        excludes: [{ id }],
        stop_processing: stop,
      }),
    );
  return made;
};

describe('overrides', () => {
  const tagged = collection({
    1: { tags: ['a'] },
    2: { tags: ['a', 'b'] },
    3: { tags: ['b'] },
    4: {},
    5: { tags: ['*'] },
  });
  const applied = (override_tags?: string, where = tagged) =>
    applyOverrides(where, 'car', override_tags === undefined ? {} : { override_tags }, 0).excludes.join();

  it.each([
    ['none given: those without tags, or for every one', undefined, '4'],
    ['one: the first that has it', 'a', '1'],
    ['another', 'b', '2'],
    ['several: the one with just these', 'b,a', '2'],
    ['several that none has together: one for each', 'b,c', '2'],
    ['unknown: none', 'c', ''],
  ])('are chosen by tags, %s', (_what, tags, ids) => {
    expect(applied(tags)).toBe(ids);
  });

  it('go on until one ends it', () => {
    const going = { 1: { stop: false }, 2: {}, 3: {} };
    expect(applied(undefined, collection(going))).toBe('1,2');
    expect(applied(undefined, collection({ 1: { tags: ['*'], stop: false }, 2: {} }))).toBe('1,2');
  });
});
