import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineSection, sectionRef } from '@forecourt/site-config';
import { createSites } from './createSites.js';
import { publicConfig } from './publicConfig.js';

const forms = defineSection(sectionRef('forms'), {
  schema: z.object({ optInDefault: z.boolean() }).catchall(z.unknown()),
  defaults: { optInDefault: true },
});
const others = [
  'search',
  'navigation',
  'vehicle-detail',
  'finance',
  'garage',
  'locations',
  'content',
  'offers',
  'checkout',
  'purchase',
  'desk',
  'words',
].map((id) =>
  defineSection(sectionRef(id), {
    schema: z.record(z.string(), z.unknown()),
    defaults: {},
    serverOnly: id === 'desk' ? ['people', 'answerWithinHours', 'replies'] : [],
  }),
);
const template = { values: {}, sections: [forms, ...others] };
const templates = { group: template, franchise: template, preowned: template, yard: template };

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-dealers-'));
  cpSync(path.join(import.meta.dirname, '../../../../../dealers'), dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

const edit = (slug: string, change: (config: Record<string, Record<string, unknown>>) => void) => {
  const file = path.join(dir, slug, 'site.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;
  change(config);
  writeFileSync(file, JSON.stringify(config));
};

describe('createSites', () => {
  it('TEN-01 finds a site by its host name, whatever the port and the case', () => {
    const sites = createSites({ dealersDir: dir, templates });
    expect(sites.byHost('Harbour.Localhost:4200')?.slug).toBe('harbour');
    expect(sites.byHost('wattle.localhost.')?.template).toBe('preowned');
    expect(sites.byHost('evil.example')).toBeUndefined();
  });

  it('TEN-02 a section of a feature that only other templates install names them', () => {
    const lean = { values: {}, sections: template.sections.filter(({ id }) => id !== 'offers') };
    expect(() => createSites({ dealersDir: dir, templates: { ...templates, preowned: lean } })).toThrow(
      'dealers/pelican/site.json: "offers" is not a section here: ' +
        'template preowned does not install its feature; those that do: franchise, group',
    );
  });

  it('LOC-01 pages carry of places what every page needs; team and reviews stay where a place’s own page asks for them', () => {
    const site = createSites({ dealersDir: dir, templates }).bySlug('harbour')!;
    expect(site.site.locations[0]).toMatchObject({ slug: 'auburn', team: expect.any(Array) as unknown });
    const [place] = publicConfig(site)['site']!['locations'] as Record<string, unknown>[];
    expect(place).toMatchObject({ slug: 'auburn', hours: expect.any(Array) as unknown });
    for (const key of ['team', 'reviews', 'departments', 'services', 'pictures', 'about']) {
      expect(place).not.toHaveProperty(key);
    }
  });

  it('LOC-01 a department that is none of its place’s types is refused by its path', () => {
    edit('wattle', (config) => {
      const [, place] = config['site']!['locations'] as Record<string, unknown>[];
      place!['departments'] = [{ category: 'parts' }];
    });
    expect(() => createSites({ dealersDir: dir, templates })).toThrow(
      'dealers/wattle/site.json: site.locations.1.departments.0.category: "parts" is none of the ' +
        'place’s types; allowed are sales',
    );
  });

  it('TEN-03 lists every problem at once, with file, path and what is allowed', () => {
    edit('harbour', (config) => {
      config['site']!['includeSoldCarsDays'] = 'three';
      config['theme']!['inkMuted'] = '#cccccc';
      config['sreach'] = {};
    });
    edit('wattle', (config) => void (config['template'] = 'vintage' as never));
    const failure = (() => {
      try {
        createSites({ dealersDir: dir, templates });
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    })();
    expect(failure).toContain('dealers/harbour/site.json: site.includeSoldCarsDays: Invalid input: expected number');
    expect(failure).toContain('theme.inkMuted: contrast of #cccccc on surface');
    expect(failure).toContain('dealers/harbour/site.json: "sreach" is not a section; allowed are');
    expect(failure).toContain('did you mean "search"?');
    expect(failure).toContain('dealers/wattle/site.json: template: must be one of franchise, group, preowned');
  });

  it('TEN-03 a palette that is hard to read ends the start, with its dealer, key and ratio; a dark one too', () => {
    edit('wattle', (config) => {
      config['theme']!['headerInk'] = '#999999';
      config['theme']!['dark'] = { surface: '#101010' };
    });
    const start = () => createSites({ dealersDir: dir, templates });
    expect(start).toThrow(
      'dealers/wattle/site.json: theme.headerInk: contrast of #999999 on headerSurface #fffdf7 is 2.80; ' +
        'WCAG AA asks for 4.5 or more',
    );
    expect(start).toThrow(
      'dealers/wattle/site.json: theme.dark.ink: contrast of #24301f on surface #101010 is 1.37; WCAG ' +
        'AA asks for 4.5 or more',
    );
  });

  it('TEN-03 tells which layer set a value', () => {
    const site = createSites({ dealersDir: dir, templates }).bySlug('harbour');
    expect(site?.explain('forms', 'optInDefault')).toBe('dealers/harbour/site.json');
    expect(site?.explain('site', 'checkoutPath')).toBe('platform defaults');
  });

  it('TEN-06 FIN-12 mounts the listing under the site’s prefix and finance at its path', () => {
    const sites = createSites({ dealersDir: dir, templates });
    expect(sites.bySlug('wattle')?.paths).toEqual({
      'search/listing': '/used-car/:first?/:second?',
      'finance/page': '/finance',
      'locations/list': '/locations',
      'search/brand': '/brands/:brand',
      'checkout/reserve': '/cars/:slug/checkout',
    });
  });

  it('TEN-03 keeps what servers alone read out of what pages receive, and nothing else', () => {
    const site = createSites({ dealersDir: dir, templates }).bySlug('harbour')!;
    const shown = publicConfig(site);
    expect(Object.keys(shown['site'] ?? {})).toEqual(
      Object.keys(site.site).filter((key) => !['stockRule', 'inOtherLanguages', 'apiOrigins'].includes(key)),
    );
    expect(shown['theme']).toEqual(site.config['theme']);
    expect(publicConfig(site)).toBe(shown);
  });

  it('FORM-13 keeps where leads go out of what pages receive', () => {
    const site = createSites({ dealersDir: dir, templates }).bySlug('harbour')!;
    expect(site.leads.targets.map(({ name }) => name)).toContain('crm');
    expect(Object.keys(publicConfig(site))).not.toContain('leads');
    expect(JSON.stringify(publicConfig(site))).not.toContain('leads@crm.harbour.example');
  });

  it('API-01 keeps who may come to the desk out of what pages receive', () => {
    const site = createSites({ dealersDir: dir, templates }).bySlug('harbour')!;
    expect(JSON.stringify(site.config)).toContain('desk@harbour.example.com');
    expect(publicConfig(site)['desk']).toEqual({ isOn: true });
    expect(JSON.stringify(publicConfig(site))).not.toContain('desk@harbour');
  });

  it('API-01 somebody of the desk whose place the site has not is refused by name', () => {
    const person = { name: 'Sam', email: 'sam@example.com', locations: ['auburn', 'mars'] };
    edit('harbour', (config) => void (config['desk'] = { isOn: true, people: [person] }));
    expect(() => createSites({ dealersDir: dir, templates })).toThrow(
      'desk.people.0.locations.1: "mars" is no place of this site; allowed are auburn',
    );
  });

  it.each([
    [{ name: 'a', kind: 'mail', to: 'x' }, 'leads.targets.0.to'],
    [{ name: 'a', kind: 'fax', to: 'a@b.example' }, 'leads.targets.0'],
    [
      { name: 'a', kind: 'webhook', url: 'https://a.example/', secret: 'whsec_abc' },
      'must be the name of an environment variable',
    ],
    [{ name: 'a', kind: 'webhook', url: 'http://a.example/', secret: 'A_SECRET' }, 'must begin with https://'],
    [{ name: 'a', kind: 'adf-post', url: 'https://u:p@a.example/' }, 'hold no password'],
    [{ name: 'dealer-address', kind: 'mail', to: 'a@b.example' }, 'the platform’s own target'],
    [
      { name: 'a', kind: 'mail', to: 'a@b.example', when: { fact: 'dealership_slug', in: ['mars'] } },
      'target "a": "mars" is no dealership_slug of this site; allowed are harbour-auburn',
    ],
    [{ name: 'a', kind: 'mail', to: 'a@b.example', when: { fact: 'colour', in: ['red'] } }, 'leads.targets.0.when'],
  ])('FORM-13 a target such as %j is refused by name', (target, words) => {
    edit('harbour', (config) => void (config['leads'] = { targets: [target] }));
    expect(() => createSites({ dealersDir: dir, templates })).toThrow(words);
  });

  it('VDP-18 a site that masks its numbers gives no page one in full, however it was written', () => {
    edit('wattle', (config) => {
      config['site']!['description'] = 'Call us on (03) 5550-3300.';
      config['navigation'] = { menu: [{ label: 'Call', href: 'tel:+61355503300' }] };
    });
    const sites = createSites({ dealersDir: dir, templates });
    const shown = publicConfig(sites.bySlug('wattle')!);
    expect(JSON.stringify(shown)).not.toMatch(/5550\D*3[34]00/);
    expect(shown['site']!['phones']).toEqual({ used: '03 55** ****' });
    expect(shown['site']!['description']).toBe('Call us on 03 55** ****.');
    expect(shown['navigation']!['menu']).toEqual([{ label: 'Call', href: '/phone' }]);
    // the service itself still knows them, and other sites show them
    expect(sites.bySlug('wattle')!.site.phones).toEqual({ used: '03 5550 3300' });
    expect(publicConfig(sites.bySlug('harbour')!)['site']!['phones']).toMatchObject({ used: '02 5550 1210' });
  });

  it('throws when there is no dealer', () => {
    const empty = path.join(dir, 'none');
    mkdirSync(empty);
    expect(() => createSites({ dealersDir: empty, templates })).toThrow('holds no dealer');
  });

  it('TEN-01 refuses two dealers with one id, and names both', () => {
    edit('wattle', (config) => void (config['site']!['id'] = '1001'));
    expect(() => createSites({ dealersDir: dir, templates })).toThrow(
      'dealers/wattle/site.json: site.id: "1001" is already the id of "harbour"',
    );
  });

  it('refuses two dealers with one host', () => {
    edit('wattle', (config) => void (config['site']!['hosts'] = ['harbour.localhost']));
    expect(() => createSites({ dealersDir: dir, templates })).toThrow('"harbour.localhost" already leads to "harbour"');
  });

  it('reads a dealer file with the byte order mark of Windows', () => {
    const file = path.join(dir, 'wattle/site.json');
    writeFileSync(file, `\ufeff${readFileSync(file, 'utf8')}`);
    expect(createSites({ dealersDir: dir, templates }).bySlug('wattle')).toBeDefined();
  });

  it('names a dealer file that is no JSON', () => {
    mkdirSync(path.join(dir, 'broken'));
    writeFileSync(path.join(dir, 'broken/site.json'), '{"template":');
    expect(() => createSites({ dealersDir: dir, templates })).toThrow('dealers/broken/site.json: cannot be read');
  });

  it('TEN-07 refuses two slugs that the search server cannot tell apart', () => {
    cpSync(path.join(dir, 'wattle'), path.join(dir, 'wat-tle'), { recursive: true });
    edit('wat-tle', (config) => void (config['site']!['hosts'] = ['wat-tle.localhost']));
    expect(() => createSites({ dealersDir: dir, templates })).toThrow(
      'the search server cannot tell this slug from "wat-tle"',
    );
  });
});
