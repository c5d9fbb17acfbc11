// What `npm start` gives to the server: the demo dealers' vehicles with their pictures and films.
import type { DemoStock } from '../../apps/server/src/demoStock.ts';
import { demoStock } from './dealers.ts';
import { DEMO_FILMS, filmFromPath } from './films/walkAround.ts';
import { pictureFromPath } from './pictures/scene.ts';

export const DEMO_STOCK: DemoStock = {
  vehiclesOf: demoStock,
  pictures: (picture) => Promise.resolve(pictureFromPath(picture)),
  films: filmFromPath,
  filmPaths: DEMO_FILMS,
};
