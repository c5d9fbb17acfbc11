import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { linksIn } from './linksIn.js';
import { href, ownPath } from './sections/safeText.js';

const schema = z.strictObject({
  title: z.string(),
  clearTarget: ownPath.optional(),
  described: href.describe('Where it leads.').nullable(),
  menu: z.array(
    z.union([
      z.strictObject({ label: z.string(), to: z.string() }),
      z.strictObject({ label: z.string(), href }),
      z.strictObject({ label: z.string(), items: z.array(z.strictObject({ href: ownPath })) }),
    ]),
  ),
  links: z.record(z.string(), href),
});

describe('links of a configuration', () => {
  it('NAV-01 are found by what their schema is, at any depth', () => {
    const value = {
      title: '/no-link',
      clearTarget: '/a',
      described: '#b',
      menu: [
        { label: '/no-link', to: '/no-link' },
        { label: 'c', href: '/c' },
        { label: 'd', items: [{ href: '/d' }] },
      ],
      links: { Kia: 'https://kia.example' },
    };
    expect(schema.safeParse(value).success).toBe(true);
    expect(linksIn(schema, value)).toEqual([
      { path: ['clearTarget'], href: '/a' },
      { path: ['described'], href: '#b' },
      { path: ['menu', 1, 'href'], href: '/c' },
      { path: ['menu', 2, 'items', 0, 'href'], href: '/d' },
      { path: ['links', 'Kia'], href: 'https://kia.example' },
    ]);
  });

  it('NAV-01 are none where nothing leads anywhere', () => {
    expect(linksIn(schema, { title: 'a', described: null, menu: [], links: {} })).toEqual([]);
    expect(linksIn(z.string(), '/a')).toEqual([]);
  });
});
