import { comparisonText, formatRate, vehicleFinance, weeklyTeaser } from '@forecourt/finance-maths';
import type { Vehicle } from '@forecourt/vehicle';
import { DISCLAIMER_ANCHOR } from '../components/Disclaimer.js';
import * as styles from '../components/figures.styles.js';
import { useFinance } from '../components/financeContext.js';
import { useQuote, type AskQuote } from '../components/useQuote.js';

/** Weekly figure of the header that follows the page, its rates in the same size and weight (FIN-11). */
export function Component({ vehicle, now, ask }: { vehicle: Vehicle; now: number; ask?: AskQuote }) {
  const { config, context } = useFinance(now);
  const finance = vehicleFinance(vehicle, config, context);
  const quoted = useQuote(vehicle, config, { isWanted: finance !== undefined && config.stickyHeader, ask });
  if (!finance || !config.stickyHeader) return null;
  const weekly = quoted?.estimate ?? finance.weekly;
  const teaser = weeklyTeaser(weekly.repayment, config);
  if (teaser === undefined) return null;
  return (
    <a css={styles.sticky} href={`#${DISCLAIMER_ANCHOR}`}>
      <span>{teaser}</span>
      {config.teaser.rates === 'beside' && (
        <>
          <span>{formatRate(weekly.interestRate)}% p.a.</span>
          <span>Comparison rate {comparisonText(weekly.comparisonRate)}</span>
        </>
      )}
    </a>
  );
}
