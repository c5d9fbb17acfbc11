import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import type { VehicleHotspot } from '@forecourt/vehicle';
import { z } from 'zod';

/** Position of a point: frame, and percent of the picture from its left and its top. */
const position = z
  .string()
  .regex(/^\d+ [\d.]+ [\d.]+$/)
  .transform((text) => {
    const [frame = 0, x = 0, y = 0] = text.split(' ').map(Number);
    return { frame, x, y };
  });

/** A line of `hotspots.csv`: what a seller would point at, on each frame that shows it. */
const row = z.strictObject({
  /** A model with a spin view, or a room. */
  of: z.string().min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  /** Between bars. */
  positions: z
    .string()
    .transform((text) => text.split('|'))
    .pipe(z.array(position)),
});

const file = path.join(import.meta.dirname, 'hotspots.csv');
const rows = z.array(row).parse(parse(readFileSync(file), { columns: true }));

/** Points of interest of a model's spin view, or of a room. */
export const hotspotsOf = (name: string): VehicleHotspot[] =>
  rows.filter(({ of }) => of === name).map(({ of: _of, ...spot }) => spot);
