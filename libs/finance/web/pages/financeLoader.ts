import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FinanceSubject } from '@forecourt/contracts';
import { FINANCE_PARAMETERS, givenNumber } from '@forecourt/finance-maths';
import { nowContext, searchContext } from '@forecourt/runtime';
import { findVehiclesByIds } from '@forecourt/runtime/search';
import { vehicleTitle } from '@forecourt/vehicle';

export interface FinancePageData {
  /** Moment of the answer, epoch milliseconds: rates have a last day. */
  now: number;
  subject: FinanceSubject;
}

/** What the page's address asks for (FIN-12). A vehicle that the site does not show is left out. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<FinancePageData> {
  const { searchParams } = new URL(request.url);
  const asked = Object.fromEntries(
    FINANCE_PARAMETERS.flatMap((name) => {
      const value = searchParams.get(name)?.slice(0, 120);
      return value ? [[name, value]] : [];
    }),
  );
  const { car_id: id, preferredDealership: dealership, vehiclePriceBudget } = asked;
  const budget = givenNumber(vehiclePriceBudget) ?? 0;
  const [found] = await findVehiclesByIds(context.get(searchContext), id ? [id] : []).catch((error: unknown) => {
    console.warn('The vehicle of a finance enquiry could not be read.', error);
    return [];
  });
  return {
    now: context.get(nowContext)(),
    subject: {
      asked,
      dealership,
      ...(budget > 0 && budget <= 10_000_000 ? { budget: Math.round(budget) } : {}),
      ...(found ? { vehicle: { ...(id ? { id } : {}), slug: found.slug, title: vehicleTitle(found) } } : {}),
    },
  };
}
