import type { StoredTradeIn } from '@forecourt/enquiry';
import type { FrequencyName } from '@forecourt/finance-maths';
import { SAVED_STEPS, type SavedStep } from '@forecourt/checkout/domain';

/** Who buys. */
export interface Buyer {
  readonly name: string;
  readonly last_name?: string | undefined;
  readonly email: string;
  readonly phone: string;
  readonly message?: string | undefined;
  readonly opt_in: boolean;
  readonly opt_in_text?: string | undefined;
  readonly opt_in_version?: string | undefined;
}

/** What a shopper has said in each step, as it is stored. */
export interface Answers {
  readonly details: Buyer;
  readonly 'trade-in':
    | { readonly choice: 'none' }
    | { readonly choice: 'later' }
    | { readonly choice: 'estimate'; readonly lead_id: string; readonly car: StoredTradeIn };
  readonly payment:
    | { readonly choice: 'outright' }
    | {
        readonly choice: 'finance';
        readonly years: number;
        readonly frequency: FrequencyName;
        readonly own_money: number;
      };
  readonly handover:
    | { readonly choice: 'pick-up'; readonly location: string }
    | { readonly choice: 'delivery'; readonly postcode: string; readonly address: string };
}

/** How far a purchase has got. */
export interface Progress extends Partial<Answers> {
  /** What was typed into steps that were left before they were whole, by field. */
  readonly drafts?: Readonly<Partial<Record<SavedStep, Readonly<Record<string, string>>>>>;
}

/** Steps that have their answer. */
export const answeredSteps = (progress: Progress): SavedStep[] =>
  SAVED_STEPS.filter((step) => progress[step] !== undefined);

/** With a step's answer, in the place of what was typed into it before. */
export function withAnswer<Step extends SavedStep>(progress: Progress, step: Step, answer: Answers[Step]): Progress {
  const { [step]: _typed, ...drafts } = progress.drafts ?? {};
  return { ...progress, drafts, [step]: answer };
}
