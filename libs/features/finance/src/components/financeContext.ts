import { useSection } from '@forecourt/composition';
import { dateIn, type FinanceConfig, type FinanceContext } from '@forecourt/finance-maths';
import type { SiteSection } from '@forecourt/site-config';

/** A site's finance options and what its rules ask about. `now` in epoch milliseconds. */
export function useFinance(now: number): { config: FinanceConfig; context: FinanceContext } {
  const { financeProvider, manufacturer, timeZone } = useSection<SiteSection>('site');
  return {
    config: useSection<FinanceConfig>('finance'),
    context: { provider: financeProvider, manufacturer, today: dateIn(timeZone, now) },
  };
}
