import { slugify } from '@forecourt/vehicle';
import type { ModelLine } from './catalogue.ts';
import { MEDIA } from './media.ts';

/** Where vehicles are photographed: each demo dealer has a place of its own. */
export type PlaceName = 'waterfront' | 'outback' | 'yard' | 'warehouse' | 'showroom' | 'forecourt';

export interface Photographed {
  readonly line: ModelLine;
  readonly paint: string;
  readonly trim: string;
  readonly place: PlaceName;
}

/** A model as its pictures' addresses name it. */
export const pictureName = ({ make, model }: Pick<ModelLine, 'make' | 'model'>): string => slugify(`${make} ${model}`);

/** The room that a vehicle has inside: undefined for a motorcycle. */
export function roomOf({ kind, body }: Pick<ModelLine, 'kind' | 'body'>): 'cabin' | 'cab' | 'living' | undefined {
  if (kind === 'motorcycle') return undefined;
  if (kind === 'caravan') return 'living';
  return kind === 'truck' || body === 'Van' ? 'cab' : 'cabin';
}

/** Whether a model was photographed in a paint: at the dealer's place, and from all around in the studio. */
export const isPhotographed = (model: string, paint: string, place: PlaceName): boolean =>
  MEDIA.has(`stock/${model}/${paint}/${place}/front.webp`) && MEDIA.has(`stock/${model}/${paint}/studio/rear.webp`);

/**
 * Addresses of a vehicle's pictures, three-quarter front first. The first was taken at the dealer's, the others in a
 * studio, which all dealers share. Vehicles of a kind share pictures of their inside.
 */
export function picturePaths({ line, paint, trim, place }: Photographed, count: number): string[] {
  const vehicle = `stock/${pictureName(line)}/${paint}`;
  const room = roomOf(line);
  const inside = `stock/rooms/${room === 'cabin' && line.fuel === 'Electric' ? 'electric' : room}/${trim}`;
  return [
    `${vehicle}/${place}/front.webp`,
    `${vehicle}/studio/rear.webp`,
    `${vehicle}/studio/side.webp`,
    `${inside}/${room === 'living' ? 'living' : 'cabin'}.webp`,
    `${vehicle}/studio/tray.webp`,
    ...(line.body === 'Van' ? [`stock/rooms/load/${paint}.webp`] : []),
    ...(hasBoot(line) ? [`stock/rooms/boot/${paint}/${trim}.webp`] : []),
    `${vehicle}/studio/wheel.webp`,
    `${vehicle}/studio/lamp.webp`,
    `${inside}/dash.webp`,
  ]
    .filter((address) => MEDIA.has(address))
    .slice(0, count);
}

/** Whether a tailgate opens a boot in which seats can be seen. */
const hasBoot = ({ body }: ModelLine): boolean => ['Hatchback', 'SUV', 'Wagon'].includes(body);

/** Address of the film of a vehicle like this; undefined where none was filmed. */
export function filmPath(model: string, paint: string): string | undefined {
  const film = `stock/film/${model}/${paint}.webm`;
  return MEDIA.has(film) ? film : undefined;
}
