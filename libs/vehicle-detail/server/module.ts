import { imagesPort } from '@forecourt/pictures';
import { defineModule, provide, serve } from '@forecourt/service';
import { readVehicle } from '@forecourt/stock/domain';
import { brochureRoutes } from './brochure/brochureRoutes.js';
import { Brochures, brochuresPort } from './brochure/brochures.js';
import { vehicleOf } from './vehicleOf.js';
import { vehicleDetailServerWords } from './words/translated.js';

/** Vehicles as their pages show them, and as sheets of paper (VDP-15). */
export const vehicleDetailModule = defineModule({
  id: 'vehicle-detail',
  words: vehicleDetailServerWords,
  provides: [provide(brochuresPort, ({ port }) => new Brochures({ images: port(imagesPort) }))],
  calls: (service) => [serve(readVehicle, ({ site, params }) => vehicleOf(service, site, params.slug))],
  routes: [brochureRoutes],
});
