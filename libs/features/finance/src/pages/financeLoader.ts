import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext } from '@forecourt/runtime';

export interface FinancePageData {
  /** Moment of the answer, epoch milliseconds: rates have a last day. */
  now: number;
}

export const loader = ({ context }: LoaderFunctionArgs): FinancePageData => ({ now: context.get(nowContext)() });
