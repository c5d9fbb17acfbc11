import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { vehicleConfig } from '@forecourt/site-config';
import { buildVehicle, NOW } from '@forecourt/testing';
import { BodyPickers } from './BodyPickers.js';
import { QuotedVehicle } from './personalised/QuotedVehicle.js';

const vehicleOptions = { ...vehicleConfig.defaults, placeholderImage: 'own-yard.svg' };
const site = createSite({
  slug: 'a',
  origin: 'http://a',
  features: [],
  config: { site: { offersSubscription: false }, vehicle: vehicleOptions },
});
const pictures = (html: string) => [...html.matchAll(/ src="([^"?]*)/g)].map(([, address]) => address);

describe('a missing picture', () => {
  it('CARD-05 FIN-14 of a body or of a quoted vehicle is the site’s own placeholder', () => {
    const bodies = [
      { value: 'SUV', count: 1, total: 2 },
      { value: 'Ute', count: 1, total: 2, picture: 'ute.jpg' },
    ];
    const drawn = renderToStaticMarkup(
      <SiteContext value={site}>
        <BodyPickers bodies={bodies} chosen={[]} onToggle={() => undefined} />
        <QuotedVehicle vehicle={buildVehicle({ images: [] })} href={undefined} now={NOW} />
      </SiteContext>,
    );
    expect(pictures(drawn)).toEqual(['/media/own-yard.svg', '/media/ute.jpg', '/media/own-yard.svg']);
  });
});
