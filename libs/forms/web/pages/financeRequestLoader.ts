import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FinanceSubject } from '@forecourt/contracts';
import { FINANCE_PARAMETERS } from '@forecourt/finance-maths';
import { nowContext } from '@forecourt/runtime';

export interface FinanceRequestData {
  subject: FinanceSubject;
  now: number;
}

/** What the address says of the enquiry (FIN-12). */
export function askedOf(url: string): Readonly<Record<string, string>> {
  const { searchParams } = new URL(url);
  return Object.fromEntries(
    FINANCE_PARAMETERS.flatMap((name) => {
      const value = searchParams.get(name)?.slice(0, 120);
      return value ? [[name, value]] : [];
    }),
  );
}

export function loader({ request, context }: LoaderFunctionArgs): FinanceRequestData {
  const asked = askedOf(request.url);
  return { subject: { asked, dealership: asked['preferredDealership'] }, now: context.get(nowContext)() };
}
