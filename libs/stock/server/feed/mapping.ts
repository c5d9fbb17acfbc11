import { didYouMean } from '@forecourt/site-config';
import { z } from 'zod';
import { FeedError } from './cell.js';
import { isNumbered } from './numbered.js';
import { parsePath, type PathFormat } from './paths.js';
import { READING_NAMES, READINGS, type ReadingName, type ValueKind } from './readings.js';
import { fitValue, TARGET_NAMES, targetKind, wantedOf, type TargetName } from './targets.js';

export { READING_NAMES, type ReadingName } from './readings.js';
export { TARGET_NAMES, type TargetName } from './targets.js';

export const FORMATS = ['csv', 'json', 'jsonl', 'xml'] as const;
export type FeedFormat = (typeof FORMATS)[number];
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-1',
  'iso-8859-15',
  'macintosh',
] as const;

const place = z.string().min(1);
const value = z.union([z.string(), z.number(), z.boolean()]);

const field = z.strictObject({
  from: place.describe(
    'Where its value is: a column of a table, or "Photo*" for its columns Photo1, Photo2 and so on; a path such as ' +
      '"price.driveAway" or "images[].url" in JSON, such as "images/image" or "price/@currency" in XML.',
  ),
  as: z
    .enum(READING_NAMES)
    .optional()
    .describe(
      `How it is read; the field's own way when left out. ` +
        `${READING_NAMES.map((name) => `${name}: ${READINGS[name].describe}`).join(' ')}`,
    ),
  separator: z.string().min(1).optional().describe('Separates the entries of a list that comes as one text.'),
  join: z.string().optional().describe('Several entries become one text with this between them.'),
  values: z
    .record(z.string(), value)
    .optional()
    .describe('Values of the feed and what they are here; others are read as they are. "" leaves a value out.'),
  required: z.boolean().optional().describe('The row is skipped without a value. Make and model always are.'),
  min: z.number().optional().describe('Smallest believable value; what lies below is left out and reported.'),
  max: z.number().optional().describe('Largest believable value; what lies above is left out and reported.'),
  orFrom: place
    .optional()
    .describe('Another column that holds the value when this one does not, for feeds that mix two columns up.'),
});

const byTarget = <Schema extends z.ZodType>(schema: Schema) => z.partialRecord(z.enum(TARGET_NAMES), schema);

export const mappingSchema = z.strictObject({
  $schema: z.string().optional(),
  format: z.enum(FORMATS).optional().describe('Recognised by the name of the file when left out.'),
  delimiter: z
    .string()
    .length(1)
    .optional()
    .describe('Table: one character between columns; found out from the first line when left out.'),
  quote: z.string().max(1).optional().describe('Table: encloses values that hold delimiters; "" for none.'),
  encoding: z
    .enum(ENCODINGS)
    .optional()
    .describe('A byte order mark counts more; without either, what an XML file declares, else UTF-8.'),
  item: place
    .optional()
    .describe(
      'JSON: path of the list, "vehicles" when left out; "yards[].cars" has the lists of all yards. XML: element ' +
        'of a vehicle, or its path from the root.',
    ),
  namespaces: z
    .record(z.string().min(1), z.string().min(1))
    .optional()
    .describe(
      'XML: addresses of the prefixes that paths use; without them prefixes are taken as the file writes them.',
    ),
  keyFrom: z
    .array(place)
    .min(1)
    .optional()
    .describe('Columns that make a stock number when the feed has none: equal rows become one vehicle.'),
  fields: byTarget(field).describe(
    'Fields of a vehicle and where they come from. "location" and "dealership" are slugs or names of the site’s ' +
      'places and dealerships; "values" translates the feed’s own names.',
  ),
  defaults: byTarget(value).optional().describe('Values that apply where the feed gives none.'),
  locationsBy: z
    .enum(['city', 'state', 'none'])
    .optional()
    .describe(
      'How the place of a vehicle is found where neither "location" nor "dealership" names one. "city", when left ' +
        'out: the only place of the site in its city, or in its state where the feed has no city. "state": the only ' +
        'place in its state also where its city has none. "none": it has no place.',
    ),
});
export type Mapping = z.infer<typeof mappingSchema>;
export type FieldMapping = z.infer<typeof field>;

const TEXTS: readonly ValueKind[] = ['text', 'html', 'date', 'month', 'carType'];

/** The way in which a field is read. */
export const readingOf = (target: TargetName, { as }: FieldMapping): ReadingName => as ?? targetKind(target).reading;

/** Checks a mapping file. Throws one message that names every problem, its place and what is allowed. */
export function parseMapping(raw: unknown, name: string): Mapping {
  const parsed = mappingSchema.safeParse(raw);
  const problems = parsed.success ? problemsOf(parsed.data) : parsed.error.issues.flatMap(describeIssue);
  if (!parsed.success || problems.length > 0)
    throw new FeedError([`${name} is not a valid mapping:`, ...problems.map((text) => `  - ${text}`)].join('\n'));
  return parsed.data;
}

const describeIssue = (issue: z.core.$ZodIssue): string[] => {
  const at = issue.path.join('.');
  const isField = issue.code === 'unrecognized_keys' && ['fields', 'defaults'].includes(at);
  return isField
    ? issue.keys.map(
        (key) =>
          `${at}: "${key}" is no field of a vehicle${didYouMean(key, TARGET_NAMES)}` +
          `; allowed are ${TARGET_NAMES.join(', ')}`,
      )
    : [`${at || 'mapping'}: ${issue.message}`];
};

function problemsOf(mapping: Mapping): string[] {
  const { fields, keyFrom, defaults = {} } = mapping;
  const problems = mapping.format ? formatProblems(mapping, mapping.format) : [];
  if (!keyFrom && !fields.stocknum && !fields.vin)
    problems.push('fields: needs "stocknum" or "vin", or name columns in "keyFrom"');
  for (const target of ['make', 'model'] as const)
    if (!fields[target]) problems.push(`fields: needs "${target}"; every vehicle has one`);
  for (const [target, item] of entriesOf(mapping)) {
    const { takes } = targetKind(target);
    const given = READINGS[readingOf(target, item)].gives;
    if (takes.includes(given)) continue;
    const allowed = READING_NAMES.filter((reading) => takes.includes(READINGS[reading].gives));
    problems.push(
      `fields.${target}.as: "${item.as}" gives ${TEXTS.includes(given) ? 'a text' : `a ${given}`}` +
        `, but ${target} is ${wantedOf(target)}; allowed are ${allowed.join(', ')}`,
    );
  }
  for (const [target, item] of Object.entries(defaults) as [TargetName, unknown][])
    if (fitValue(target, item) === undefined) problems.push(`defaults.${target}: must be ${wantedOf(target)}`);
  return problems;
}

const entriesOf = ({ fields }: Mapping) => Object.entries(fields) as [TargetName, FieldMapping][];

/** What a mapping says that its file's format does not know; a format may be known by the file's name alone. */
export function formatProblems(mapping: Mapping, format: FeedFormat): string[] {
  const problems: string[] = [];
  if (format === 'csv') {
    for (const [target, item] of entriesOf(mapping)) {
      const isOneText = readingOf(target, item) === 'list' && item.separator === undefined;
      if (isOneText && !isNumbered(item.from))
        problems.push(`fields.${target}.separator: is needed in a table, where a list comes as one text, as in "|"`);
    }
    return problems;
  }
  const check = (at: string, path: string) => {
    try {
      parsePath(path, format === 'xml' ? 'xml' : 'json');
    } catch (error) {
      problems.push(`${at}: ${(error as Error).message}`);
    }
  };
  for (const [target, { from, orFrom }] of entriesOf(mapping)) {
    check(`fields.${target}.from`, from);
    if (orFrom !== undefined) check(`fields.${target}.orFrom`, orFrom);
  }
  for (const [at, path] of (mapping.keyFrom ?? []).entries()) check(`keyFrom.${at}`, path);
  if (mapping.item !== undefined) problems.push(...itemProblems(mapping.item, format === 'xml' ? 'xml' : 'json'));
  return problems;
}

/** What the way to the vehicles cannot hold. */
function itemProblems(item: string, format: PathFormat): string[] {
  try {
    for (const step of parsePath(item, format)) {
      if (format === 'xml' && step.kind !== 'name') return ['item: names elements alone, as in "stock/vehicle"'];
      if (step.kind === 'index') return [`item: takes all vehicles: "[${step.index}]" is not possible in it`];
      if (format === 'json' && step.kind === 'name' && step.name.includes('.'))
        return [`item: "${step.name}" has a dot, which no path to the list can hold`];
    }
    return [];
  } catch (error) {
    return [`item: ${(error as Error).message}`];
  }
}

/** Every column or path that a mapping reads. */
export function columnsOf(mapping: Mapping): string[] {
  const columns = entriesOf(mapping).flatMap(([, { from, orFrom }]) =>
    orFrom === undefined ? [from] : [from, orFrom],
  );
  return [...new Set([...columns, ...(mapping.keyFrom ?? [])])];
}
