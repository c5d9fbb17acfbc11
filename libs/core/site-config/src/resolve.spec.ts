import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ConfigError, PLATFORM_LAYER, resolveConfig } from './resolve.js';
import { defineSection } from './section.js';
import { sectionRef } from './sectionRef.js';
import { siteConfig } from './sections/site.js';
import { themeConfig } from './sections/theme.js';

const tiles = defineSection(sectionRef('tiles'), {
  schema: z.strictObject({ count: z.int().max(12), title: z.string().optional(), places: z.array(z.string()) }),
  defaults: { count: 6, title: 'Tiles', places: ['top', 'bottom'] },
});

const problemsOf = (sections: Parameters<typeof resolveConfig>[0], ...layers: Record<string, unknown>[]) => {
  try {
    resolveConfig(
      sections,
      layers.map((values, index) => ({ name: `layer ${index}`, values })),
    );
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).problems;
  }
  return [];
};

describe('resolveConfig', () => {
  it('TEN-03 layers replace whole keys, null removes, and every key remembers its layer', () => {
    const { values, explain } = resolveConfig(
      [tiles],
      [
        { name: 'template', values: { tiles: { places: ['left'], count: 3 } } },
        { name: 'dealer', values: { tiles: { count: 9, title: null } } },
      ],
    );
    expect(values['tiles']).toEqual({ count: 9, places: ['left'] });
    expect(['count', 'places', 'title'].map((key) => explain('tiles', key))).toEqual(['dealer', 'template', 'dealer']);
    expect(resolveConfig([tiles], []).explain('tiles', 'count')).toBe(PLATFORM_LAYER);
  });
  it('TEN-03 a section is checked without compiled code, which V8 takes gigabytes to optimise', () => {
    const schema = z.strictObject({ title: z.string() });
    const { run } = schema._zod;
    const seen: unknown[] = [];
    schema._zod.run = (payload, context) => {
      seen.push(context.jitless);
      return run(payload, context);
    };
    resolveConfig([defineSection(sectionRef('words'), { schema, defaults: { title: 'Tiles' } })], []);
    expect(seen).toEqual([true]);
  });
  it('TEN-03 the result is frozen to the last list', () => {
    const { values } = resolveConfig([tiles], []);
    expect(() => (values['tiles']?.['places'] as string[]).push('x')).toThrow(TypeError);
    expect(() => Object.assign(values, { other: {} })).toThrow(TypeError);
  });
  it('TEN-03 lists every problem of every layer with its place and what was meant', () => {
    expect(
      problemsOf([tiles], { tiles: { count: 13, plases: [], titel: null } }, { tile: {}, tiles: { places: null } }),
    ).toEqual([
      'layer 1: "tile" is not a section; allowed are tiles (did you mean "tiles"?)',
      'layer 0: tiles.titel: is not an option (did you mean "title"?)',
      'layer 0: tiles.count: Too big: expected number to be <=12',
      'layer 1: tiles.places: is missing: Invalid input: expected array, received undefined',
      'layer 0: tiles.plases: is not an option (did you mean "places"?)',
    ]);
  });
  it('TEN-02 a section of a feature that the template does not install says so', () => {
    const elsewhere = new Map([['offers', 'template yard does not install its feature; those that do: group']]);
    expect(() => resolveConfig([tiles], [{ name: 'dealers/a/site.json', values: { offers: {} } }], elsewhere)).toThrow(
      'dealers/a/site.json: "offers" is not a section here: ' +
        'template yard does not install its feature; those that do: group',
    );
  });
  it('TEN-03 a section that is no object is one problem', () => {
    expect(problemsOf([tiles], { tiles: [] })).toEqual(['layer 0: tiles: must be an object of options']);
  });
  it('TEN-03 contrast is checked together with everything else', () => {
    const problems = problemsOf([themeConfig], { theme: { accent: '#ffffff', inkMuted: 'grey', radius: 99 } });
    expect(problems).toContain(
      'platform defaults: theme.accentInk: contrast of #ffffff on accent #ffffff is 1.00; WCAG AA asks for 4.5 or more',
    );
    expect(problems).toHaveLength(3);
  });
  it('TEN-05 places belong to a dealership of the site, and one of them is the primary one', () => {
    const place = { slug: 'bendigo', dealership_slug: 'wattle', primary: false };
    const problems = problemsOf([siteConfig], {
      site: { dealerships: [{ id: '1', slug: 'harbour', name: 'H' }], locations: [place, place] },
    });
    expect(problems).toContain(
      'layer 0: site.locations.0.dealership_slug: "wattle" is no dealership of this site; allowed are harbour',
    );
    expect(problems).toContain('layer 0: site.locations: 0 of the places are "primary"; it must be one');
    expect(problems).toContain('layer 0: site.locations.1.slug: "bendigo" appears twice');
  });
});
