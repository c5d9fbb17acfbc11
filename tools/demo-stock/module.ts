// What `npm start` gives to the server: the demo dealers' vehicles with their pictures and films.
import type { DemoStock } from '../../apps/server/src/demoStock.ts';
import { demoStock } from './dealers.ts';
import { demoFilm, demoPicture } from './media.ts';

export const DEMO_STOCK: DemoStock = { vehiclesOf: demoStock, pictures: demoPicture, films: demoFilm };
