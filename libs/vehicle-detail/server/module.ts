import { imagesPort } from '@forecourt/images';
import { defineModule, provide } from '@forecourt/service';
import { brochureRoutes } from './brochure/brochureRoutes.js';
import { Brochures, brochuresPort } from './brochure/brochures.js';
import { vehicleDetailServerWords } from './words/translated.js';

/** Vehicles as sheets of paper (VDP-15). */
export const vehicleDetailModule = defineModule({
  id: 'vehicle-detail',
  words: vehicleDetailServerWords,
  provides: [provide(brochuresPort, ({ port }) => new Brochures({ images: port(imagesPort) }))],
  routes: brochureRoutes,
});
