import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

const number = z.string().min(1).transform(Number).pipe(z.number().nonnegative());
const whole = number.pipe(z.int());

/** A line of `catalogue.csv`: a model as dealers stock it, and what it costs new. */
const row = z.strictObject({
  kind: z.enum(['car', 'truck', 'motorcycle', 'caravan']),
  make: z.string().min(1),
  model: z.string().min(1),
  /** Between bars. */
  badges: z.string().transform((text) => text.split('|')),
  body: z.string().min(1),
  fuel: z.string(),
  drive: z.string(),
  seats: whole,
  litres: number,
  cylinders: whole,
  /** Dollars, new, drive away. */
  price: whole,
  /** Litres per 100 km. */
  consumption: number,
  /** Braked, kilograms. */
  towing: whole,
  kw: whole,
  nm: whole,
  /**
   * Year of the first one sold here, for lines that are younger than the oldest stock. This matters most for electric
   * cars: a 2013 one of a model of 2022 would look wrong.
   */
  since: z.union([z.literal('').transform(() => undefined), whole]),
});
type Row = z.infer<typeof row>;

export interface ModelLine extends Row {
  readonly transmission: string;
  readonly doors: number;
}

const TRANSMISSIONS = { car: 'Automatic', truck: 'Automatic', motorcycle: 'Manual', caravan: '' } as const;
const CAR_DOORS: Readonly<Record<string, number>> = { Coupe: 2, Convertible: 2, Sedan: 4, Ute: 4 };

function doorsOf({ kind, body }: Row): number {
  if (kind === 'car') return (Object.hasOwn(CAR_DOORS, body) ? CAR_DOORS[body] : undefined) ?? 5;
  return kind === 'truck' ? 2 : 0;
}

const file = path.join(import.meta.dirname, 'catalogue.csv');

export const CATALOGUE: readonly ModelLine[] = z
  .array(row)
  .parse(parse(readFileSync(file), { columns: true }))
  .map((line) => ({ ...line, transmission: TRANSMISSIONS[line.kind], doors: doorsOf(line) }));
