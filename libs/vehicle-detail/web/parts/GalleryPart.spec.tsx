import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { vehicleConfig } from '@forecourt/site-config';
import { buildVehicle } from '@forecourt/testing';
import { WithStore } from '@forecourt/testing/store';
import { vehicleDetailConfig } from '../config.js';
import { Component as Gallery } from './GalleryPart.js';

const vehicleOptions = { ...vehicleConfig.defaults, placeholderImage: 'own-yard.svg' };
const site = createSite({
  slug: 'a',
  origin: 'http://a',
  features: [],
  config: { site: { frameHosts: [] }, vehicle: vehicleOptions, 'vehicle-detail': vehicleDetailConfig.defaults },
});
const pictures = (html: string) => [...html.matchAll(/ src="([^"?]*)/g)].map(([, address]) => address);

describe('a missing picture', () => {
  it.each([
    [[], ['/media/own-yard.svg']],
    [[{ url: 'a.jpg' }], ['/media/a.jpg']],
  ])('CARD-05 VDP-02 in the gallery is the site’s own placeholder: %j', (images, expected) => {
    const gallery = renderToStaticMarkup(
      <SiteContext value={site}>
        <WithStore>
          <Gallery vehicle={buildVehicle({ images })} />
        </WithStore>
      </SiteContext>,
    );
    expect(pictures(gallery)).toEqual(expected);
  });
});
