import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { vehicleConfig } from '@forecourt/site-config';
import { BrowseTiles } from './BrowseTiles.js';

const vehicleOptions = { ...vehicleConfig.defaults, placeholderImage: 'own-yard.svg' };
const site = createSite({ slug: 'a', origin: 'http://a', features: [], config: { vehicle: vehicleOptions } });
const pictures = (html: string) => [...html.matchAll(/ src="([^"?]*)/g)].map(([, address]) => address);

describe('a missing picture', () => {
  it('CARD-05 of a tile is the site’s own placeholder', () => {
    const tile = { label: 'SUV', count: 2, href: '/search?body=SUV' };
    const tiles = renderToStaticMarkup(
      <SiteContext value={site}>
        <BrowseTiles look="tiles" tiles={[tile, { ...tile, label: 'Ute', picture: 'ute.jpg' }]} />
      </SiteContext>,
    );
    expect(pictures(tiles)).toEqual(['/media/own-yard.svg', '/media/ute.jpg']);
    expect(tiles).toContain('srcSet="/media/own-yard.svg?');
  });
});
