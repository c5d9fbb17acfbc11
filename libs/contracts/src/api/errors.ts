import { PLAIN, type SiteText, type Worded } from '@forecourt/words';
import { z } from 'zod';

/** Every refusal of the API. `fields` names what is wrong and what is allowed. */
export const apiError = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    /** Of a fault: what a shopper quotes, so that its lines in the log are found. */
    reference: z.string().optional(),
  }),
});
export type ApiErrorBody = z.infer<typeof apiError>;
export type FieldFault = NonNullable<ApiErrorBody['error']['fields']>[number];

export const errorBody = (code: string, message: string, fields?: readonly FieldFault[]): ApiErrorBody => ({
  error: { code, message, ...(fields ? { fields: [...fields] } : {}) },
});

/** A field of a request that is to be changed, with what is wrong with it. */
export interface RefusedField {
  readonly field: string;
  readonly message: string | SiteText;
}

/**
 * Why the service does not do what a request wants: an HTTP status, a sentence for people, and the fields to change.
 * Throw it from anywhere; the API's error handler is the one place that makes an answer of it. What shoppers or a
 * dealer's people read is a text of a catalogue, said there by the site of the request; what programs and operators
 * read is English.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly said: string | SiteText;
  readonly fields: readonly RefusedField[] | undefined;
  constructor(statusCode: number, said: string | SiteText, fields?: readonly RefusedField[], options?: ErrorOptions) {
    super(textOn(PLAIN, said), options);
    this.statusCode = statusCode;
    this.said = said;
    this.fields = fields;
  }

  /** The sentence and the fields as a site says them. */
  on(site: Worded): { readonly message: string; readonly fields: readonly FieldFault[] | undefined } {
    return {
      message: textOn(site, this.said),
      fields: this.fields?.map(({ field, message }) => ({ field, message: textOn(site, message) })),
    };
  }
}

const textOn = (site: Worded, text: string | SiteText): string => (typeof text === 'string' ? text : text(site));

/** Faults by field, one line for each; those of the whole body are under `body`. */
export const zodFields = (error: Pick<z.core.$ZodError, 'issues'>): FieldFault[] =>
  error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message }));
