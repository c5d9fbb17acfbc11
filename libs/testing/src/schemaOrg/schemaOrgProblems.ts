import { vocabulary } from './vocabulary.js';

/** What strings of a data type look like. Text is any; ISO 8601 lets a date be a year or a month. */
const FORMATS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['Text', (text: string) => text.trim() !== ''],
  ['Date', (text: string) => /^\d{4}(-\d\d(-\d\d)?)?$/.test(text) && !Number.isNaN(Date.parse(text))],
  [
    'DateTime',
    (text: string) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/.test(text) && !Number.isNaN(Date.parse(text)),
  ],
  ['Time', (text: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?(Z|[+-]\d\d:\d\d)?$/.test(text)],
  ['URL', (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)],
  ['Number', (text: string) => text.trim() !== '' && Number.isFinite(Number(text))],
  ['Integer', (text: string) => /^-?\d+$/.test(text)],
]);

/**
 * What is wrong with a JSON-LD object by schema.org's own vocabulary, one line each with the path of the fault: types
 * and properties that there are not, and values of a kind that the property does not hold. Empty for a valid object.
 */
export function schemaOrgProblems(object: unknown, path = ''): string[] {
  if (!isRecord(object)) return [`${path || 'object'}: ${JSON.stringify(object)} is no object`];
  const at = (property: string) => (path ? `${path}.${property}` : property);
  const { '@type': type, '@context': context, '@id': id, ...values } = object;
  const problems: string[] = [];
  if (context !== undefined && context !== 'https://schema.org')
    problems.push(`${at('@context')}: ${JSON.stringify(context)} is not "https://schema.org"`);
  if (id !== undefined && typeof id !== 'string') problems.push(`${at('@id')}: must be a string`);
  const types: unknown[] = Array.isArray(type) ? type : [type];
  const properties = new Map<string, readonly string[]>();
  for (const name of types) {
    const own = typeof name === 'string' ? vocabulary().propertiesOf(name) : undefined;
    if (!own) return [...problems, `${at('@type')}: ${JSON.stringify(name)} is no type of schema.org`];
    for (const [property, ranges] of own) properties.set(property, ranges);
  }
  for (const [property, value] of Object.entries(values)) {
    const ranges = properties.get(property);
    if (ranges) problems.push(...valueProblems(value, ranges, at(property)));
    else problems.push(`${at(property)}: ${types.join(' and ')} has no such property`);
  }
  return problems;
}

function valueProblems(value: unknown, ranges: readonly string[], path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => valueProblems(item, ranges, `${path}[${index}]`));
  const members = new Set(ranges.flatMap((range) => [...vocabulary().membersOf(range)]));
  const wrong = [
    `${path}: ${JSON.stringify(value)} is none of ${ranges.filter((name) => name !== 'IdReference').join(', ')}`,
  ];
  if (isRecord(value)) {
    if (Object.keys(value).join() === '@id') return typeof value['@id'] === 'string' ? [] : wrong;
    const types: unknown[] = Array.isArray(value['@type']) ? value['@type'] : [value['@type']];
    const faults = schemaOrgProblems(value, path);
    const isAllowed = types.some((name) => typeof name === 'string' && members.has(name));
    return isAllowed || faults.some((fault) => fault.startsWith(`${path}.@type`)) ? faults : [...wrong, ...faults];
  }
  if (typeof value === 'number') {
    const isNumber = Number.isFinite(value) && ['Number', 'Float'].some((name) => members.has(name));
    return isNumber || (Number.isInteger(value) && members.has('Integer')) ? [] : wrong;
  }
  if (typeof value === 'boolean') return members.has('Boolean') ? [] : wrong;
  if (typeof value !== 'string') return wrong;
  const isMember = members.has(value) && !FORMATS.has(value) && vocabulary().propertiesOf(value) === undefined;
  return isMember || [...FORMATS].some(([name, fits]) => members.has(name) && fits(value)) ? [] : wrong;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
