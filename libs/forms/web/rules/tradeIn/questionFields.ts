import type { FormField } from '@forecourt/action-form';
import type { TradeInQuestion } from '@forecourt/enquiry';
import { answerField } from './tradeInValues.js';

/** Questions about the car as fields of a form, one answer each. */
export const questionFields = (questions: readonly TradeInQuestion[]): readonly FormField[] =>
  questions.map(({ id, label, answers }) => ({
    ...{ name: answerField(id), label, kind: 'choice', isRequired: true, options: answers },
  }));
