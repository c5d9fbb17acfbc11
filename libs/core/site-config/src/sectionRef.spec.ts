import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineSection } from './section.js';
import { findSection, sectionOf, sectionRef } from './sectionRef.js';

const tiles = sectionRef<{ count: number }>('tiles');

describe('sections', () => {
  it('TEN-03 are read by their reference, which knows their type', () => {
    const site = { slug: 'harbour', config: { tiles: { count: 6 } } };
    const count: number = sectionOf(site, tiles).count;
    expect(count).toBe(6);
    expect(findSection(site, tiles)).toEqual({ count: 6 });
    // @ts-expect-error -- a name says nothing about the type
    expect(() => sectionOf(site, 'tiles')).toThrow();
  });
  it('TEN-03 a missing one names the site and itself', () => {
    expect(() => sectionOf({ slug: 'harbour', config: {} }, tiles)).toThrow(
      'Site "harbour" has no configuration section "tiles".',
    );
    expect(findSection({ config: {} }, tiles)).toBeUndefined();
    expect(findSection({ config: {} }, sectionRef<object>('constructor'))).toBeUndefined();
  });
  it('TEN-03 have an id in kebab-case, and a schema that gives what the reference says', () => {
    const right = z.strictObject({ count: z.int() });
    expect(() => defineSection(sectionRef('Tiles'), { schema: right, defaults: {} })).toThrow('must be kebab-case');
    expect(defineSection(tiles, { schema: right, defaults: { count: 3 } }).id).toBe('tiles');
    // @ts-expect-error -- a count is a number
    defineSection(tiles, { schema: z.strictObject({ count: z.string() }), defaults: {} });
  });
});
