import { z } from 'zod';

/** Named ways to read a column. */
export const TRANSFORMS = [
  'text',
  'number',
  'integer',
  'money',
  'kilometres',
  'litres',
  'cylinders',
  'carType',
  'firstOfPair',
  'secondOfPair',
  'city',
  'state',
  'list',
  'date',
  'html',
  'boolean',
  'features',
  'badge',
] as const;
export type TransformName = (typeof TRANSFORMS)[number];

/** Vehicle fields that a feed may fill. */
export const TARGETS = [
  'stocknum',
  'vin',
  'nvic',
  'make',
  'model',
  'badge',
  'series',
  'year',
  'car_type',
  'status',
  'body',
  'simple_body',
  'colour',
  'interior_colour',
  'trans',
  'simple_transmission',
  'fuel',
  'simple_fuel',
  'drive',
  'simple_drive',
  'seats',
  'doors',
  'cylinders',
  'engine_size_litres',
  'km',
  'price',
  'before_price',
  'price_type',
  'state_average_market_price',
  'average_market_price',
  'regplate',
  'rego_expiry',
  'build_date',
  'compliance_date',
  'city',
  'state',
  'dealercomments',
  'filtered_features',
  'features',
  'categories',
  'carsales_title',
  'tag',
  'certified',
  'fuelconsumptioncombined',
  'item_type',
  'images',
  'video_url',
  'external_video_url',
  'spin_images',
  'spin_interior_image',
  'spin_code',
] as const;
export type TargetName = (typeof TARGETS)[number];

const field = z.strictObject({
  /** Column of the feed. */
  from: z.string().min(1),
  as: z.enum(TRANSFORMS).optional(),
  /** Values of the feed and what they are here; others pass as they are. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** The row is skipped without a value. */
  required: z.boolean().optional(),
  /** Smallest and largest believable value; what lies outside is left out and reported. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** Another column that holds the value when this one does not, for feeds that mix two columns up. */
  orFrom: z.string().optional(),
});

export const mappingSchema = z.strictObject({
  $schema: z.string().optional(),
  format: z.enum(['csv', 'json', 'xml']).optional(),
  /** One character; found out from the first line when left out. */
  delimiter: z.string().length(1).optional(),
  encoding: z.enum(['utf-8', 'utf-16le', 'windows-1252']).optional(),
  /** JSON: key of the list. XML: name of a vehicle's element. */
  item: z.string().optional(),
  /** Columns that make a stock number when the feed has none: equal rows become one vehicle. */
  keyFrom: z.array(z.string()).min(1).optional(),
  fields: z.partialRecord(z.enum(TARGETS), field),
  /** Values that stand when the feed says nothing. */
  defaults: z.partialRecord(z.enum(TARGETS), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Spreads vehicles over the dealer's locations by state, then by city. */
  locationsBy: z.enum(['state', 'none']).optional(),
});
export type Mapping = z.infer<typeof mappingSchema>;
export type FieldMapping = z.infer<typeof field>;

/** Checks a mapping file. Throws one message that names every problem. */
export function parseMapping(raw: unknown, name: string): Mapping {
  const parsed = mappingSchema.safeParse(raw);
  const problems = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${issue.path.join('.') || 'mapping'}: ${issue.message}`);
  const mapping = parsed.data;
  if (mapping && !mapping.keyFrom && !mapping.fields.stocknum && !mapping.fields.vin)
    problems.push('fields: needs "stocknum" or "vin", or name columns in "keyFrom"');
  if (mapping && (!mapping.fields.make || !mapping.fields.model)) problems.push('fields: needs "make" and "model"');
  if (!mapping || problems.length > 0)
    throw new Error([`${name} is not a valid mapping:`, ...problems.map((text) => `  - ${text}`)].join('\n'));
  return mapping;
}

/** Every column that a mapping reads. */
export function columnsOf(mapping: Mapping): string[] {
  const columns = Object.values(mapping.fields).flatMap((item) => [item.from, ...(item.orFrom ? [item.orFrom] : [])]);
  return [...new Set([...columns, ...(mapping.keyFrom ?? [])])];
}
