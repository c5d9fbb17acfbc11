import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { vehicleConfig } from '@forecourt/site-config';
import { GoneCard } from './GoneCard.js';

const vehicleOptions = { ...vehicleConfig.defaults, placeholderImage: 'own-yard.svg' };
const site = createSite({ slug: 'a', origin: 'http://a', features: [], config: { vehicle: vehicleOptions } });
const pictures = (html: string) => [...html.matchAll(/ src="([^"?]*)/g)].map(([, address]) => address);

describe('a missing picture', () => {
  it.each([
    ['', '/media/own-yard.svg'],
    ['rio.jpg', '/media/rio.jpg'],
  ])('CARD-05 SAVE-01 of a vehicle that was saved with picture "%s" is %s', (picture, shown) => {
    const kept = { id: '1', name: '2020 Kia Rio', slug: 'rio', make: 'Kia', model: 'Rio', primary_image_url: picture };
    const card = renderToStaticMarkup(
      <SiteContext value={site}>
        <GoneCard kept={kept} isGone href="/cars/rio" listingHref="/search" controls={null} />
      </SiteContext>,
    );
    expect(pictures(card)).toEqual([shown]);
  });
});
