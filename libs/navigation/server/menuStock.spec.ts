import { describe, expect, it } from 'vitest';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { MenuStock } from './menuStock.js';

describe('MenuStock', () => {
  const site = { slug: 'harbour' } as ConfiguredSite;
  const group = (simple_body: string, found: number, thumbnails: readonly string[] = []) => ({
    found,
    hits: [{ document: { simple_body, thumbnails: [] } }, { document: { simple_body, thumbnails } }],
  });
  const answers = [
    { facet_counts: [{ counts: [{ value: 'Kia' }, { value: '' }] }] },
    { grouped_hits: [group('Ute', 2), group('', 9), group('SUV', 5, ['suv.jpg'])] },
    { grouped_hits: [] },
  ];

  it('NAV-01 puts the most frequent first, with a picture where one of them has any', async () => {
    const stock = new MenuStock(
      () => ({ multiSearch: () => Promise.resolve(answers) }),
      () => 0,
    );
    expect(await stock.of(site)).toEqual({
      makes: ['Kia'],
      bodies: [{ body: 'SUV', picture: 'suv.jpg' }, { body: 'Ute' }],
      models: [],
    });
  });
  it('NAV-01 asks the search once a minute, and again at once where it was refused', async () => {
    let now = 0;
    let asked = 0;
    const replies: unknown[][] = [[{ error: 'no' }], answers, answers];
    const stock = new MenuStock(
      () => ({ multiSearch: () => Promise.resolve(replies[asked++] ?? []) }),
      () => now,
    );
    await expect(stock.of(site)).rejects.toThrow('no');
    await Promise.all([stock.of(site), stock.of(site)]);
    now = 59_000;
    await stock.of(site);
    expect(asked).toBe(2);
    now = 61_000;
    await stock.of(site);
    expect(asked).toBe(3);
  });
});
