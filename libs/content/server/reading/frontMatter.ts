import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { ENQUIRY_TOPICS } from '@forecourt/contracts';
import { STOCK_FACETS } from '@forecourt/vehicle';
import { didYouMean } from '@forecourt/site-config';

const text = z.string().trim().min(1);
const day = z
  .string()
  .refine(
    (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
    'must be a day such as 2026-10-31',
  );
const image = z.strictObject({ path: text, alt: text });
const values = z.union([text.transform((value) => [value]), z.array(text).min(1).max(20)]);

const stock = z.strictObject({
  title: text,
  ...Object.fromEntries(STOCK_FACETS.map((name) => [name, values.optional()])),
  priceTo: z.int().min(1).optional(),
} as { title: typeof text; priceTo: z.ZodOptional<z.ZodInt> } & Record<
  (typeof STOCK_FACETS)[number],
  z.ZodOptional<typeof values>
>);

const common = { title: text.max(120), description: text.max(300), draft: z.boolean().optional() };

/** Front matter of an article. */
export const postMatter = z.strictObject({
  ...common,
  date: day,
  updated: day.optional(),
  author: text,
  categories: z.array(text).min(1).max(5),
  featured: z.boolean().optional(),
  image: image.optional(),
  stock: stock.optional(),
});
export type PostMatter = z.infer<typeof postMatter>;

/** Front matter of a page. */
export const pageMatter = z.strictObject({
  ...common,
  updated: day.optional(),
  layout: z.enum(['text', 'questions']).optional(),
  address: z.enum(['root', 'pages']).optional(),
  image: image.optional(),
  stock: stock.optional(),
  enquiry: z.enum(ENQUIRY_TOPICS).optional(),
});
export type PageMatter = z.infer<typeof pageMatter>;

const FENCED = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Front matter and text of a file. Problems name the field and what is allowed. */
export function readMatter<Matter>(
  file: string,
  schema: z.ZodType<Matter>,
  report: (problem: string) => void,
): { matter: Matter; body: string } | undefined {
  const found = FENCED.exec(file);
  if (!found) {
    report('must begin with front matter: lines "name: value" between two lines "---"');
    return undefined;
  }
  let raw: unknown;
  try {
    // the core schema leaves days as text; aliases could grow without end
    raw = parse(found[1] ?? '', { schema: 'core', maxAliasCount: 0 });
  } catch (error) {
    report(
      'front matter cannot be read: ' +
        `${error instanceof YAMLParseError ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    );
    return undefined;
  }
  const parsed = schema.safeParse(raw ?? {});
  if (parsed.success) return { matter: parsed.data, body: file.slice(found[0].length) };
  for (const issue of parsed.error.issues) for (const line of problemsOf(issue, schema)) report(line);
  return undefined;
}

function problemsOf(issue: z.core.$ZodIssue, schema: z.ZodType): string[] {
  const field = issue.path.join('.') || 'front matter';
  if (issue.code === 'unrecognized_keys') {
    const known = schema instanceof z.ZodObject && issue.path.length === 0 ? Object.keys(schema.shape) : [];
    return issue.keys.map((key) =>
      known.length > 0
        ? `${key}: is no field${didYouMean(key, known)}; fields are ${known.join(', ')}`
        : `${field}.${key}: is no field`,
    );
  }
  return [`${field}: ${/received undefined$/.test(issue.message) ? 'is missing' : issue.message}`];
}
