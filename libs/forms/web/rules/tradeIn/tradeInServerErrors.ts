import { serverErrors } from '../serverErrors.js';
import type { FormsSay } from '../words.js';
import { answerField, fieldsOf, STEPS, type Step, type TradeInErrors } from './tradeInValues.js';

const QUESTION = 'adjustmentAnswers.';

/** Faults that the service found, by the form's fields, and the first step that has one of them. */
export function tradeInServerErrors(
  status: number | 'NETWORK',
  body: unknown,
  options: Parameters<typeof fieldsOf>[1],
  say: FormsSay,
): { readonly errors: TradeInErrors; readonly message?: string; readonly step: Step } {
  const stepOf = (field: string) => STEPS.find((step) => fieldsOf(step, options).includes(field));
  const { fields, form } = serverErrors(status, body, say, (name) => {
    const own =
      name === 'location_id' ? 'location' : name.startsWith(QUESTION) ? answerField(name.slice(QUESTION.length)) : name;
    return stepOf(own) ? own : undefined;
  });
  const errors = fields as TradeInErrors;
  const found = Object.keys(errors).map(stepOf);
  return {
    errors,
    ...(form === undefined ? {} : { message: form }),
    step: STEPS.find((step) => found.includes(step)) ?? 'contact',
  };
}
