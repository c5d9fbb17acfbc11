import type { FormAnswer, FormValues } from '@forecourt/action-form';
import { isStep, type Step } from './tradeInValues.js';

/** The step that follows, or the one that is refused, with everything that was typed in any step. */
export interface StepAnswer extends FormAnswer {
  readonly step: Step;
  readonly values: FormValues;
}

/** Why what a shopper says to the estimate, other answers about the car, or a photo's removal was not taken. */
export interface OfferAnswer extends FormAnswer {
  readonly step: 'decide' | 'adjust' | 'remove-photo';
}

/** What the action of the page answers where it does not lead on. */
export type TradeInAnswer = StepAnswer | OfferAnswer;

export const isStepAnswer = (answer: TradeInAnswer | undefined): answer is StepAnswer => isStep(answer?.step);
