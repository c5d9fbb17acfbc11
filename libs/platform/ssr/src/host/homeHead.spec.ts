import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSite } from '@forecourt/composition';
import { resolveConfig, siteConfig, vehicleConfig } from '@forecourt/site-config';
import { head } from './homeHead.js';

const DEALERS = path.join(import.meta.dirname, '../../../../../dealers');

function headOf(slug: string) {
  const dealer = JSON.parse(readFileSync(path.join(DEALERS, slug, 'site.json'), 'utf8')) as Record<string, object>;
  const values = { site: dealer['site'], vehicle: dealer['vehicle'] ?? {} };
  const config = resolveConfig([siteConfig, vehicleConfig], [{ name: slug, values }]).values;
  const site = createSite({ slug, origin: 'https://a.example', features: [], config });
  return head({ site, data: undefined, url: new URL('https://a.example/'), params: {} });
}

describe('the head of the front page', () => {
  it.each(['harbour', 'northline', 'wattle'])('SRCH-25 says of %s who the dealer is, and shows a picture', (slug) => {
    const { structuredData = [], openGraph } = headOf(slug);
    expect(structuredData.map((object) => (object as { '@type': string })['@type'])).toEqual(['WebSite', 'AutoDealer']);
    expect(structuredData[1]).toMatchObject({ url: 'https://a.example/', address: { addressCountry: 'AU' } });
    expect(openGraph?.imageUrl).toMatch(/^\/media\//);
    expect(openGraph?.imageUrl).not.toMatch(/\.svg\?(?!.*f=png)/);
  });
});
