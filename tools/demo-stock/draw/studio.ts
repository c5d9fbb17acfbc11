import { CATALOGUE } from '../catalogue.ts';
import { pictureName } from '../gallery.ts';
import { carSpots } from './car/spots.ts';
import { carForm } from './car/form.ts';
import { carModel } from './car/carModel.ts';
import { CARS } from './car/models.ts';
import type { Measured, Model } from './model.ts';
import { CARAVAN_NAMES, caravanModel, caravanSize } from './others/caravan.ts';
import { MOTORCYCLES, motorcycleModel, motorcycleSize } from './others/motorcycle.ts';
import { TRUCK_NAMES, truckModel, truckSize } from './others/truck.ts';

/** Every model that can be pictured, as addresses name it: make and model. */
export const MODEL_NAMES: readonly string[] = [...Object.keys(CARS), ...TRUCK_NAMES, ...MOTORCYCLES, ...CARAVAN_NAMES];

/** What there is to see of a model besides its outside. */
export type Inside = 'cabin' | 'cab' | 'living' | 'none';
export const insideOf = (name: string): Inside =>
  CARAVAN_NAMES.includes(name)
    ? 'living'
    : MOTORCYCLES.includes(name)
      ? 'none'
      : TRUCK_NAMES.includes(name) || frameOf(name) === 'van'
        ? 'cab'
        : 'cabin';

export const frameOf = (name: string): string | undefined =>
  Object.hasOwn(CARS, name) ? CARS[name]?.frame : undefined;

/** Whether a model has no lever and no grille: it drives by electricity. */
export const isElectric = (name: string): boolean => Object.hasOwn(CARS, name) && CARS[name]?.grille === 'closed';

/** How large a model is, and what is worth pointing at; undefined for a name that is not known. */
export function sizeOf(name: string): Measured | undefined {
  if (!sizes.has(name)) sizes.set(name, measured(name));
  return sizes.get(name);
}
const sizes = new Map<string, Measured | undefined>();

function measured(name: string): Measured | undefined {
  const design = Object.hasOwn(CARS, name) ? CARS[name] : undefined;
  if (!design) return motorcycleSize(name) ?? truckSize(name) ?? caravanSize(name);
  const form = carForm(design);
  const { length, width, height, tyre, nose, bow, deck } = design;
  return {
    length,
    width,
    height,
    room: 1,
    wheel: [form.axles[0], tyre / 2, form.side(form.axles[0], tyre) - 20],
    lamp: [form.nose(nose - 90) + bow * 0.4, nose - 90, (width / 2) * 0.72],
    ...(form.bed ? { load: [(form.bed[0] + form.bed[1]) / 2, deck - 160, 0] as const } : {}),
    spots: carSpots(form),
  };
}

async function build(name: string): Promise<Model | undefined> {
  const design = Object.hasOwn(CARS, name) ? CARS[name] : undefined;
  const size = design && sizeOf(name);
  const line = CATALOGUE.find((one) => pictureName(one) === name);
  if (design && size && line) return { ...size, parts: (await carModel(design, line)).parts };
  return motorcycleModel(name) ?? (await truckModel(name)) ?? (await caravanModel(name));
}

// a vehicle's pictures are drawn one after another, and share everything but the camera
const recent = new Map<string, Promise<Model | undefined>>();
const MOST = 12;

/** A model in space; undefined for a name that is not known. */
export function modelOf(name: string): Promise<Model | undefined> {
  const known = recent.get(name);
  if (known) {
    recent.delete(name);
    recent.set(name, known);
    return known;
  }
  const made = build(name);
  if (recent.size >= MOST) recent.delete(recent.keys().next().value ?? '');
  recent.set(name, made);
  return made;
}
