import type { z } from 'zod';

/** Every refusal of the API. `fields` names what is wrong and what is allowed. */
export interface ApiErrorBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly fields?: readonly { readonly field: string; readonly message: string }[];
  };
}

export const errorBody = (code: string, message: string, fields?: ApiErrorBody['error']['fields']): ApiErrorBody => ({
  error: { code, message, ...(fields ? { fields } : {}) },
});

/** Faults of a body by field. */
export const zodFields = (error: z.ZodError): { field: string; message: string }[] =>
  error.issues.map((issue) => ({ field: issue.path.join('.') || 'body', message: issue.message }));
