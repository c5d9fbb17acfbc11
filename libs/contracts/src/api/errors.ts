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

/** Faults by field, one line for each; what concerns the whole body stands under `body`. */
export const zodFields = (error: Pick<z.core.$ZodError, 'issues'>): FieldFault[] =>
  error.issues.map(({ path, message }) => ({ field: path.join('.') || 'body', message }));
