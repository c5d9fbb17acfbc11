import { comparisonText, financeMathsWords, formatRate, weeklyTeaser } from '@forecourt/finance-maths';
import { type Vehicle } from '@forecourt/vehicle';
import { useWords } from '@forecourt/composition';
import { DISCLAIMER_ANCHOR } from '../components/anchors.js';
import * as styles from '../components/figures.styles.js';
import { useFinance } from '../components/financeContext.js';
import { useShownFinance } from '../components/useShownFinance.js';
import { financeWords } from '../words/financeWords.js';
import { useChargesNote } from '../components/useChargesNote.js';

/** Weekly figure of the header that follows the page, its rates in the same size and weight (FIN-11). */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const charges = useChargesNote(vehicle);
  const finance = useFinance(now);
  const { config } = finance;
  const shown = useShownFinance(vehicle, finance, { isShown: config.stickyHeader });
  if (!shown || !config.stickyHeader) return null;
  const { weekly } = shown;
  const teaser = weeklyTeaser(weekly.repayment, config);
  if (teaser === undefined) return null;
  return (
    <a css={styles.sticky} href={`#${DISCLAIMER_ANCHOR}`}>
      <span>{teaser}</span>
      {config.teaser.rates === 'beside' && (
        <>
          <span>{say('rate', { rate: formatRate(weekly.interestRate) })}</span>
          <span>{say('sticky.comparison', { rate: comparisonText(weekly.comparisonRate, sayMaths) })}</span>
        </>
      )}
      {charges && <span>{charges.short}</span>}
    </a>
  );
}
