// What `npm start` gives to the server: the demo dealers' vehicles with their pictures and films.
import type { DemoStock } from '../../apps/server/src/demoStock.ts';
import { demoStock } from './dealers.ts';
import { DEMO_FILMS, filmFromPath } from './films/walkAround.ts';
import { drawnBeside } from './pictures/besideServer.ts';

export const DEMO_STOCK: DemoStock = {
  vehiclesOf: demoStock,
  pictures: drawnBeside,
  films: filmFromPath,
  filmPaths: DEMO_FILMS,
};
