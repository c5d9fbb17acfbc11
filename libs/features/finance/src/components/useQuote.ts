import { useLayoutEffect, useMemo, useState } from 'react';
import { whileOnline } from '@forecourt/composition';
import {
  quotedFinance,
  quoteRequest,
  type FinanceConfig,
  type Quote,
  type QuotedFinance,
  type QuoteRequest,
} from '@forecourt/finance-maths';
import { useAppDispatch } from '@forecourt/runtime/store';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';

/**
 * A partner's quote in the place of the estimate, once it has come; undefined until then and without one (FIN-10). The
 * finance block and the sticky header state the same, from one request. Its code loads with the first request: most
 * sites have no quotes.
 */
export function useQuote(
  vehicle: Vehicle,
  config: FinanceConfig,
  { isWanted }: { isWanted: boolean },
): QuotedFinance | undefined {
  const dispatch = useAppDispatch();
  const [answer, setAnswer] = useState<{ readonly request: QuoteRequest; readonly quote: Quote }>();
  const request = useMemo(() => {
    const known = { ...vehicle, price: effectivePrice(vehicle) };
    return quoteRequest(config.quote, known, vehicle.youxQuote !== undefined, vehicle.dealership_slug);
  }, [vehicle, config]);
  // before the browser paints: a header that appears later begins with the quote that the block has
  useLayoutEffect(() => {
    if (!isWanted || !request) return undefined;
    let isCurrent = true;
    void whileOnline(() => import('../api/readQuote.js'))
      .then(({ readQuote }) => dispatch(readQuote(request)))
      .then(
        (quote) => {
          if (isCurrent) setAnswer({ request, quote });
        },
        // silent on the page (B4)
        (error: unknown) => console.info('A finance quote could not be read.', error),
      );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, request, dispatch]);
  return useMemo(() => {
    if (!request || answer?.request !== request) return undefined;
    return quotedFinance(answer.quote, config, { price: request.purchasePrice, years: request.loanTerm });
  }, [answer, request, config]);
}
