import type { PurchaseView, SavedStep } from '@forecourt/checkout/domain';
import type { Typed } from './purchaseForm.js';

/** What a step's form begins with: what was typed and not sent, else what was said. */
export function stepValues(step: SavedStep, { said, drafts }: Pick<PurchaseView, 'said' | 'drafts'>): Typed {
  const typed = drafts[step];
  if (typed) return typed;
  switch (step) {
    case 'details': {
      const { opt_in: isGiven, ...texts } = said.details ?? {};
      return { ...filled(texts), ...(isGiven ? { opt_in: 'on' } : {}) };
    }
    case 'trade-in': {
      const { choice, car } = said['trade-in'] ?? {};
      return choice === undefined ? {} : { choice: car ? `${choice}:${car.lead_id}` : choice };
    }
    case 'payment': {
      const { choice, years, frequency, own_money } = said.payment ?? {};
      return filled({ choice, years, frequency, own_money: own_money === 0 ? undefined : own_money });
    }
    case 'handover': {
      const { choice, location, postcode, address } = said.handover ?? {};
      return filled({ choice, location, postcode, address });
    }
  }
}

const filled = (values: Readonly<Record<string, string | number | undefined>>): Typed =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
