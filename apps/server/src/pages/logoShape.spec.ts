import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSites } from '../configuration/readSites.js';
import { configWithLogo } from './logoShape.js';

let dealers: string;
beforeEach(() => {
  dealers = mkdtempSync(path.join(tmpdir(), 'forecourt-logo-'));
  for (const slug of ['harbour', 'sister']) mkdirSync(path.join(dealers, slug));
  writeFileSync(
    path.join(dealers, 'harbour', 'wide.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 100"/>',
  );
  writeFileSync(path.join(dealers, 'harbour', 'broken.svg'), '');
});
afterEach(() => rmSync(dealers, { recursive: true }));

/** The demo dealer with another logo, in a folder of its own. */
function siteWith(own: { logo?: string; logoAspectRatio?: number }, slug = 'harbour') {
  const demo = readSites().bySlug('harbour')!;
  const site = { ...demo.site, ...own };
  const config = { ...demo.config, site: { ...demo.config['site'], ...own } };
  return { ...demo, slug, site, config, dir: path.join(dealers, slug), stockOwner: 'harbour' };
}
const shapeOf = async (...site: Parameters<typeof siteWith>) =>
  (await configWithLogo(siteWith(...site), (slug) => path.join(dealers, slug)))['site']?.['logoAspectRatio'];

describe('TEN-05 the shape of a logo', () => {
  it('is that of its file, also where the file belongs to the site whose stock is shown', async () => {
    expect(await shapeOf({ logo: 'wide.svg' })).toBe(4);
    expect(await shapeOf({ logo: 'wide.svg' }, 'sister')).toBe(4);
  });

  it('is what the dealer says, if he does', async () => {
    expect(await shapeOf({ logo: 'wide.svg', logoAspectRatio: 2 })).toBe(2);
  });

  it.each(['broken.svg', 'missing.svg', 'https://pictures.example/logo.png', '../northline/logo.svg'])(
    'is unknown of %s',
    async (logo) => {
      expect(await shapeOf({ logo })).toBeUndefined();
    },
  );
});
