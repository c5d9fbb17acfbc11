import fc, { type Arbitrary } from 'fast-check';
import type { Endpoint, Schema } from './endpoints.ts';

export interface BadInput {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly payload: string | undefined;
}

/** What has broken services before: other types, lengths, signs that mean something to a database, a path or a page. */
const POISONS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  2 ** 53,
  -0,
  '',
  ' ',
  '0',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '\u0000',
  '\ud800',
  'a\u0000b',
  '%',
  '%00',
  '%2e%2e%2f',
  '../../etc/passwd',
  '\\\\host\\share',
  "' or 1=1 --",
  '"; drop table leads; --',
  '$(id)',
  '{{7*7}}',
  '<script>alert(1)</script>',
  'x\r\nBcc: all@example.com',
  'javascript:alert(1)',
  '//evil.example',
  'http://169.254.169.254/',
  '१२३४',
  '4000 ',
  '٤٠٠٠',
  'NaN',
  'Infinity',
  '1e309',
  '0x10',
  '-0',
  '99999999999999999999',
  '2026-13-45T99:99',
  'kim@exa,mple.com',
  'ａｂｃ',
  'e\u0301',
  '\u202egnp.exe',
  'x'.repeat(300),
  'x'.repeat(20_000),
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { toString: 'x' },
  { $gt: '' },
  Array.from({ length: 200 }, () => 'x'),
  { a: { b: { c: { d: {} } } } },
];

const poison: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...POISONS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);

/** What a schema allows, more or less: the rest of an input must get past the first check. */
function plausible(schema: Schema, name = ''): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices && choices.length > 0) return fc.oneof(...choices.map((item) => plausible(item, name)));
  if (schema.allOf?.[0]) return plausible(schema.allOf[0], name);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number')
    return fc.integer({
      min: Math.max(0, schema.minimum ?? 0),
      max: Math.max(0, Math.min(schema.maximum ?? 50_000, 50_000)),
    });
  if (type === 'array') return fc.array(plausible(schema.items ?? {}, name), { maxLength: 3 });
  if (type === 'object' || schema.properties)
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, item]) => [key, plausible(item, key)])),
      { requiredKeys: [...(schema.required ?? [])] },
    );
  return plausibleText(name, schema.format);
}

const plausibleText = (name: string, format: string | undefined): Arbitrary<string> => {
  if (format === 'email' || /mail/.test(name)) return fc.constant('kim@shopper.example');
  if (format === 'uuid' || /key|token|_id$/.test(name)) return fc.uuid();
  if (/phone|mobile/.test(name)) return fc.constant('0491 570 006');
  if (/postcode/.test(name)) return fc.constant('4000');
  if (/slug|vehicle|car/.test(name)) return fc.constant('kia-1');
  return fc.constantFrom('Kim', 'harbour', 'General Enquiry', '1', 'Hello there');
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encoded = (value: unknown): string => encodeURIComponent(textOf(value).replace(/\p{Cs}/gu, '�'));

/** Inputs for an endpoint of which each has at least one thing wrong with it. The same seed gives the same ones. */
export function badInputs({ method, path, parameters, body }: Endpoint, count: number, seed: number): BadInput[] {
  const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  const names = path.match(/\{([^}]+)\}/g)?.map((name) => name.slice(1, -1)) ?? [];
  // a bad key would end the request before the endpoint's own checks; a good one is sent as a header
  const inQuery = parameters.filter((parameter) => parameter.in === 'query' && !/api-key/.test(parameter.name));
  const address = fc
    .tuple(
      fc.tuple(
        ...[...new Set([...inPath, ...names])].map((name) =>
          fc.tuple(fc.constant(name), fc.oneof(plausibleText(name, undefined), poison)),
        ),
      ),
      fc.tuple(
        ...inQuery.map(({ name, schema }) =>
          fc.tuple(fc.constant(name), fc.option(fc.oneof(plausible(schema, name), poison), { nil: undefined })),
        ),
      ),
      fc.option(fc.tuple(poison, poison), { nil: undefined, freq: 4 }),
    )
    .map(([params, queries, more]) => {
      const url = params.reduce((at, [name, value]) => at.replaceAll(`{${name}}`, () => encoded(value)), path);
      const pairs = [...queries.filter(([, value]) => value !== undefined), ...(more ? [more] : [])];
      const query = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
      return query === '' ? url : `${url}?${query}`;
    });
  const payload = body
    ? fc.oneof({ weight: 8, arbitrary: spoiled(body) }, { weight: 1, arbitrary: rawText })
    : fc.constant(undefined);
  const inputs = fc.record({ method: fc.constant(method), url: address, payload });
  return fc.sample(inputs, { numRuns: count, seed });
}

/** Bodies that are no JSON, or that JavaScript reads otherwise than they look. */
const rawText = fc.constantFrom(
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '1',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"x":1}}}',
  '{"a":1e999}',
  '\ufeff{}',
  '[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]',
);

/** A body that is right save for one to three of its fields. */
const spoiled = (schema: Schema): Arbitrary<string> => {
  const names = Object.keys(schema.properties ?? {});
  const name =
    names.length > 0
      ? fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...names) },
          fc.constantFrom('__proto__', 'constructor', 'unknown_field'),
        )
      : fc.constant('unknown_field');
  return fc
    .tuple(
      plausible(schema),
      fc.array(fc.tuple(name, fc.option(poison, { nil: undefined, freq: 8 })), { minLength: 1, maxLength: 3 }),
    )
    .map(([whole, faults]) => {
      const fields = new Map(Object.entries(whole ?? {}));
      for (const [field, value] of faults) {
        if (value === undefined) fields.delete(field);
        else fields.set(field, value);
      }
      const pairs = [...fields].map(([field, value]) => `${JSON.stringify(field)}:${JSON.stringify(value) ?? 'null'}`);
      return `{${pairs.join(',')}}`;
    });
};
