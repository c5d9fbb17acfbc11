import { useCallback, useEffect, useRef, useState } from 'react';
import { budgetAmount, type BudgetFrequency } from '@forecourt/finance-maths';
import { formatNumber } from '@forecourt/vehicle';
import { BUDGET_FREQUENCIES, isSameBudget, repaymentBy, type BudgetChoice } from '../rules/budgetQuery.js';
import type { SiteFinance } from './financeContext.js';

export type BudgetField = 'repayment' | 'deposit';
const PAUSE = 400;

const asText = (value: number): string => `$${formatNumber(value)}`;
const textsOf = ({ repayment, deposit }: BudgetChoice): Record<BudgetField, string> => ({
  repayment: asText(repayment),
  deposit: asText(deposit),
});

/** Current values of a form's fields. */
function typedBudget(form: HTMLFormElement, start: BudgetChoice) {
  const data = new FormData(form);
  const read = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  const texts = textsOf(start);
  return {
    texts: { repayment: read('repayment')[0] ?? texts.repayment, deposit: read('deposit')[0] ?? texts.deposit },
    frequency: BUDGET_FREQUENCIES.find((name) => name === read('frequency')[0]) ?? start.frequency,
    bodies: read('body'),
  };
}

export interface BudgetSetup {
  finance: SiteFinance;
  start: BudgetChoice;
  /** Called with a choice after a pause, for counts that follow it. */
  onSettled?: ((choice: BudgetChoice) => void) | undefined;
}

/**
 * State of a budget finder: what is typed stays as it is until the field is left; the estimate uses its settled value.
 */
export function useBudget({ finance, start, onSettled }: BudgetSetup) {
  const [texts, setTexts] = useState(() => textsOf(start));
  const [frequency, setFrequency] = useState(start.frequency);
  const [bodies, setBodies] = useState(start.bodies);
  const choice: BudgetChoice = {
    frequency,
    bodies,
    repayment: budgetAmount(texts.repayment),
    deposit: budgetAmount(texts.deposit),
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const notifyAfterPause = (change: Partial<BudgetChoice>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled?.({ ...choice, ...change }), PAUSE);
  };
  const type = (field: BudgetField, text: string) => {
    setTexts((before) => ({ ...before, [field]: text }));
    notifyAfterPause({ [field]: budgetAmount(text) });
  };
  const isAdopted = useRef(false);
  // what was typed into the server-rendered form before hydration is still in its fields, and must count
  const adopt = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form || isAdopted.current) return;
      isAdopted.current = true;
      const { texts: typed, ...chosen } = typedBudget(form, start);
      setTexts(typed);
      setFrequency(chosen.frequency);
      setBodies(chosen.bodies);
      const next = { ...chosen, repayment: budgetAmount(typed.repayment), deposit: budgetAmount(typed.deposit) };
      // the form hydrates before effects run, and the router cannot navigate until then
      if (!isSameBudget(next, start)) timer.current = setTimeout(() => onSettled?.(next));
    },
    [onSettled, start],
  );
  return {
    adopt,
    choice,
    texts,
    type,
    set: (field: BudgetField, value: number) => type(field, asText(value)),
    /** A field that is left shows what is computed with. */
    leave: (field: BudgetField) => setTexts((before) => ({ ...before, [field]: asText(choice[field]) })),
    choose: (next: BudgetFrequency) => {
      const repayment = repaymentBy(next, choice, finance.config.budget);
      setFrequency(next);
      setTexts((before) => ({ ...before, repayment: asText(repayment) }));
      notifyAfterPause({ frequency: next, repayment });
    },
    toggle: (body: string) => {
      const next = bodies.includes(body) ? bodies.filter((value) => value !== body) : [...bodies, body];
      setBodies(next);
      notifyAfterPause({ bodies: next });
    },
  };
}
