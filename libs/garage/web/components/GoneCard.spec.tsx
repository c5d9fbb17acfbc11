import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { vehicleConfig } from '@forecourt/site-config';
import { GoneCard } from './GoneCard.js';

const vehicleOptions = { ...vehicleConfig.defaults, placeholderImage: 'own-yard.svg' };
const site = createSite({ slug: 'a', origin: 'http://a', features: [], config: { vehicle: vehicleOptions } });
const VEHICLE = { id: '1', name: '2020 Kia Rio', slug: 'rio', make: 'Kia', model: 'Rio', primary_image_url: '' };
const pictures = (html: string) => [...html.matchAll(/ src="([^"?]*)/g)].map(([, address]) => address);

const drawn = (kept: Partial<typeof VEHICLE>) =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <GoneCard kept={{ ...VEHICLE, ...kept }} isGone href="/cars/rio" listing="/search" controls={null} />
    </SiteContext>,
  );

describe('the way to others of its make', () => {
  it('SAVE-01 leads to the listing as it writes its own addresses', () => {
    expect(drawn({ make: 'Land Rover' })).toContain('href="/search?make=Land+Rover"');
  });
  it('SAVE-01 is not there where no address can say the make: it would show everything', () => {
    expect(drawn({ make: '-Kia' })).not.toContain('href="/search');
  });
});

describe('a missing picture', () => {
  it.each([
    ['', '/media/own-yard.svg'],
    ['rio.jpg', '/media/rio.jpg'],
  ])('CARD-05 SAVE-01 of a vehicle that was saved with picture "%s" is %s', (picture, shown) => {
    const card = drawn({ primary_image_url: picture });
    expect(pictures(card)).toEqual([shown]);
  });
});
