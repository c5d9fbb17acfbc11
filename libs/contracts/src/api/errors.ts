import { z } from 'zod';

/** Every refusal of the API. `fields` names what is wrong and what is allowed. */
export const apiError = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  }),
});
export type ApiErrorBody = z.infer<typeof apiError>;
export type FieldFault = NonNullable<ApiErrorBody['error']['fields']>[number];

export const errorBody = (code: string, message: string, fields?: readonly FieldFault[]): ApiErrorBody => ({
  error: { code, message, ...(fields ? { fields: [...fields] } : {}) },
});

/**
 * Why the service does not do what a request wants: an HTTP status, a sentence for people, and the fields to change.
 * Throw it from anywhere; the API's error handler is the one place that makes an answer of it.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly fields: readonly FieldFault[] | undefined;
  constructor(statusCode: number, message: string, fields?: readonly FieldFault[], options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
    this.fields = fields;
  }
}

/** Faults by field, one line for each; those of the whole body are under `body`. */
export const zodFields = (error: Pick<z.core.$ZodError, 'issues'>): FieldFault[] =>
  error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message }));
