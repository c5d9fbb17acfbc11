import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { anyTemplates as templates } from './anyTemplates.spec.help.js';
import { readSite, readSource } from './readSite.js';
import { ResolvedSites } from './resolvedSites.js';
import { siteFact } from './siteFact.js';

const DEALERS = path.join(import.meta.dirname, '../../../../../dealers');
const SLUGS = ['harbour', 'northline', 'wattle'];

const eager = (slug: string) => {
  const dir = path.join(DEALERS, slug);
  return readSite(slug, dir, readSource(slug, dir), { templates });
};

function keepAll(most: number) {
  const reads: string[] = [];
  const resolved = new ResolvedSites(most);
  const kept = SLUGS.map((slug) =>
    resolved.keep(eager(slug), () => {
      reads.push(slug);
      return eager(slug);
    }),
  );
  return { kept, reads };
}

describe('ResolvedSites', () => {
  it('TEN-03 a site says the same, whether its configuration was kept or made again', () => {
    const { kept } = keepAll(1);
    for (const site of [...kept, ...kept]) {
      const { explain, ...expected } = eager(site.slug);
      expect({ ...site, explain: undefined }).toEqual({ ...expected, explain: undefined });
      expect(site.explain('site', 'name')).toBe(explain('site', 'name'));
    }
  });

  it('TEN-03 configurations are kept of the sites that were needed last, and of no more than the bound', () => {
    const { kept, reads } = keepAll(2);
    const [harbour, northline, wattle] = kept;
    const { config } = wattle!;
    expect(northline!.config).toBe(northline!.config);
    expect(wattle!.config).toBe(config);
    expect(reads).toEqual([]);
    expect(harbour!.config).toBe(harbour!.config);
    expect(wattle!.config).toBe(config);
    expect(reads).toEqual(['harbour']);
    expect(northline!.config).toEqual(eager('northline').config);
    expect(reads).toEqual(['harbour', 'northline']);
  });

  it('TEN-03 what all sites are searched by needs no configuration', () => {
    const { kept, reads } = keepAll(1);
    for (const { slug, template, dir, site, stockOwner, leads, paths } of kept) {
      const { config: _config, source: _source, sections: _sections, ...rest } = eager(slug);
      const { serverOnly: _keys, explain: _explain, ...expected } = rest;
      expect({ slug, template, dir, site, stockOwner, leads, paths }).toEqual(expected);
    }
    expect(reads).toEqual([]);
  });

  it('TEN-03 a fact of all sites is worked out once for each, also where it is undefined', () => {
    const asked: string[] = [];
    const fact = siteFact(({ slug }: { readonly slug: string }) => {
      asked.push(slug);
      return undefined;
    });
    const { kept } = keepAll(1);
    for (const site of [...kept, ...kept]) expect(fact(site)).toBeUndefined();
    expect(asked).toEqual(SLUGS);
  });
});
