import { CREDIT_SCORES, type CreditScore } from '@forecourt/finance-maths';

/** What the address of personalised finance asks for (FIN-12). */
export interface PersonalisedAsked {
  /** Id of the vehicle; empty for none. */
  readonly id: string;
  readonly credit?: CreditScore;
  /** Years. */
  readonly term?: number;
}

/** Reads an address; what cannot be is as good as not said. */
export function personalisedAsked(url: URL): PersonalisedAsked {
  const credit = url.searchParams.get('credit');
  const years = url.searchParams.get('term') ?? '';
  const term = /^\d{1,2}(\.\d{1,2})?$/.test(years) ? Number(years) : Number.NaN;
  return {
    id: (url.searchParams.get('car_id') ?? '').slice(0, 80),
    ...(isCredit(credit) ? { credit } : {}),
    ...(term >= 1 && term <= 10 ? { term } : {}),
  };
}

const isCredit = (value: string | null): value is CreditScore => CREDIT_SCORES.some((score) => score === value);

export const personalisedQuery = ({ id, credit, term }: PersonalisedAsked): string =>
  new URLSearchParams([
    ...(id === '' ? [] : [['car_id', id]]),
    ...(credit ? [['credit', credit]] : []),
    ...(term === undefined ? [] : [['term', String(term)]]),
  ]).toString();
