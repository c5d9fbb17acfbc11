import { z } from 'zod';

const absent = (value: unknown): unknown => (value === '' ? undefined : value);
/** An optional variable; an empty one counts as left out. */
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(absent, schema.optional());

const PORTS = 'must be a number from 0 to 65535';
const secureAddress = z
  .string()
  .regex(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)(:|\/|$)/, 'must begin with https:// (it carries a key)')
  .refine((value) => URL.canParse(value), 'must be an address');

/** Every environment variable that the platform reads, in one place: what each means stands in its `meta`. */
export const environmentSchema = z
  .object({
    PORT: z
      .preprocess(
        absent,
        z
          .string()
          .regex(/^\d+$/, PORTS)
          .transform(Number)
          .refine((port) => port <= 65_535, PORTS)
          .default(4200),
      )
      .meta({ description: 'Port to listen on; 0 takes a free one.' }),
    FORECOURT_DATA: optional(z.string()).meta({ description: 'Folder for everything that is stored; `.data` here.' }),
    DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')).meta({
      description: 'A PostgreSQL server instead of the embedded database.',
    }),
    FORECOURT_VALUATION_URL: optional(secureAddress).meta({
      description: 'A partner’s valuations instead of comparable stock.',
    }),
    FORECOURT_VALUATION_KEY: optional(z.string()).meta({ description: 'Its key.' }),
    FORECOURT_QUOTE_URL: optional(secureAddress).meta({ description: 'A partner for finance quotes.' }),
    FORECOURT_QUOTE_KEY: optional(z.string()).meta({ description: 'Its key.' }),
  })
  .superRefine((values, context) => {
    for (const name of ['FORECOURT_VALUATION', 'FORECOURT_QUOTE'] as const) {
      const [url, key] = [values[`${name}_URL`], values[`${name}_KEY`]];
      if ((url === undefined) === (key === undefined)) continue;
      const missing = url === undefined ? `${name}_URL` : `${name}_KEY`;
      context.addIssue({ code: 'custom', path: [missing], message: 'must be given: address and key go together' });
    }
  });

export type Environment = z.infer<typeof environmentSchema>;

/** Reads and checks the environment once. Throws one message that lists every bad variable and what is allowed. */
export function readEnvironment(given: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(({ path, message }) => `  - ${path.join('.')}: ${message}`);
  throw new Error(['The environment is not usable:', ...problems].join('\n'));
}
