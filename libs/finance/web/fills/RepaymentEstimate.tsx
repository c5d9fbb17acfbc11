import { financeMathsWords, termText, weeklyTeaser } from '@forecourt/finance-maths';
import { useAppDispatch } from '@forecourt/runtime/store';
import { formatDollars, type Vehicle } from '@forecourt/vehicle';
import { useWords, withElements } from '@forecourt/composition';
import { CALCULATOR_ANCHOR } from '../components/anchors.js';
import { EstimateTerms } from '../components/EstimateTerms.js';
import { LoanFigures } from '../components/FinanceFigures.js';
import * as styles from '../components/figures.styles.js';
import { useFinance } from '../components/financeContext.js';
import { useShownFinance } from '../components/useShownFinance.js';
import { termsCleared } from '../state/financeSlice.js';
import { financeWords } from '../words/financeWords.js';
import { useChargesNote } from '../components/useChargesNote.js';

/**
 * Weekly estimate below price and first buttons, together with its rates and terms (FIN-11), a partner's quote once it
 * has arrived (FIN-10), or the repayment on the shopper's own terms.
 */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const charges = useChargesNote(vehicle);
  const finance = useFinance(now);
  const { config } = finance;
  const dispatch = useAppDispatch();
  const shown = useShownFinance(vehicle, finance);
  if (!shown) return null;
  const { weekly, kind } = shown;
  const terms = <EstimateTerms vehicle={vehicle} config={config} shown={shown} />;
  const teaser = weeklyTeaser(weekly.repayment, config);
  if (config.teaser.rates === 'asterisk') {
    return (
      <>
        <a css={styles.teaser} href={`#${CALCULATOR_ANCHOR}`}>
          {teaser ?? weekly.repaymentText}
        </a>
        {charges && <p css={styles.assumptions}>{charges.sentence}</p>}
        {terms}
      </>
    );
  }
  const { years, deposit, residual: balloon } = shown.loan;
  return (
    <div css={styles.estimate}>
      <LoanFigures estimate={weekly} config={config} repaymentText={teaser} />
      <p css={styles.assumptions}>
        {say('estimate.terms', {
          kind,
          term: termText(years, sayMaths),
          deposit: formatDollars(deposit),
          final: balloon > 0 ? 'some' : 'none',
          balloon: formatDollars(balloon),
        })}
        {charges && ` ${say('estimate.charges', { charges: charges.short })}`}
        {kind === 'own' && (
          <>
            {' '}
            {withElements((marks) => say('estimate.back', marks), {
              link: (
                <button type="button" css={styles.asLink} onClick={() => dispatch(termsCleared())}>
                  {say('estimate.advertised')}
                </button>
              ),
            })}
          </>
        )}
      </p>
      {terms}
    </div>
  );
}
