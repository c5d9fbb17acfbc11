import { useEffect, useMemo, useState } from 'react';
import { quotedFinance, quoteRequest, type FinanceConfig, type QuotedFinance } from '@forecourt/finance-maths';
import type { QuoteAnswer } from '@forecourt/finance/domain';
import { useAppDispatch } from '@forecourt/runtime/store';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';

/**
 * A partner's quote in the place of the estimate, once it has come; undefined until then and without one (FIN-10). The
 * finance block and the sticky header state the same, from one request. Its code comes only where there is a partner.
 */
export function useQuote(
  vehicle: Vehicle,
  config: FinanceConfig,
  { isWanted }: { isWanted: boolean },
): QuotedFinance | undefined {
  const dispatch = useAppDispatch();
  const request = useMemo(() => {
    const known = { ...vehicle, price: effectivePrice(vehicle) };
    const body = quoteRequest(config.quote, known, vehicle.youxQuote !== undefined, vehicle.dealership_slug);
    return body && { body };
  }, [vehicle, config]);
  const [answered, setAnswered] = useState<{ to: typeof request; quote: QuoteAnswer }>();
  useEffect(() => {
    if (!isWanted || !request) return undefined;
    let isCurrent = true;
    import('../api/readQuote.js')
      .then(({ readQuote }) => dispatch(readQuote(request)))
      .then(
        (quote) => isCurrent && setAnswered({ to: request, quote }),
        // silent on the page (B4)
        (error: unknown) => console.info('A finance quote could not be read.', error),
      );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, request, dispatch]);
  const quote = answered?.to === request ? answered?.quote : undefined;
  return useMemo(
    () =>
      quote &&
      request &&
      quotedFinance(quote, config, { price: request.body.purchasePrice, years: request.body.loanTerm }),
    [quote, request, config],
  );
}
