import type { FieldFault } from '@forecourt/contracts/api';
import { isApiError } from './apiGateway.js';
import { recordOf } from './state/recordOf.js';

/** What the service says of a request that it refused. */
export interface ServiceRefusal {
  readonly message: string;
  /** What is wrong, by field; empty where no field explains it. */
  readonly fields: readonly FieldFault[];
}

/**
 * The refusal in what a call rejected with. Undefined for anything else, such as an answer of a proxy or a call that
 * did not arrive.
 */
export function refusalIn(error: unknown): ServiceRefusal | undefined {
  if (!isApiError(error)) return undefined;
  const { message, fields } = recordOf(recordOf(error.body)['error']);
  if (typeof message !== 'string') return undefined;
  return { message, fields: Array.isArray(fields) ? fields.flatMap(faultIn) : [] };
}

/** Faults by the names of their fields, for the answer to a form. */
export const faultsByField = (refusal: ServiceRefusal | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries((refusal?.fields ?? []).map(({ field, message }) => [field, message]));

function faultIn(item: unknown): FieldFault[] {
  const { field, message } = recordOf(item);
  return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
}
