import type { PersonalisedAnswer } from '@forecourt/finance/domain';
import { financeRoute } from '@forecourt/contracts';
import { Part, useRouteHref, useWords } from '@forecourt/composition';
import { financeMathsWords, quotedFinance, termText, vehicleFinanceLink } from '@forecourt/finance-maths';
import { ButtonLink } from '@forecourt/ui-kit';
import { effectivePrice, formatDollars } from '@forecourt/vehicle';
import type { PersonalisedAsked } from '../../rules/personalised.js';
import { loadPersonalisedCalculator } from '../../parts.js';
import { FinanceFigures } from '../FinanceFigures.js';
import { useFinance } from '../financeContext.js';
import { ByPerson } from './ByPerson.js';
import { TermsForm } from './TermsForm.js';
import * as styles from './personalised.styles.js';
import { financeWords } from '../../words/financeWords.js';
import { useChargesNote } from '../useChargesNote.js';

interface QuoteProps {
  answer: Extract<PersonalisedAnswer, { state: 'quote' }>;
  asked: PersonalisedAsked;
  now: number;
  isBusy: boolean;
}

/** A quote with its rates in one block, the terms it was made for, and a calculator with its rate. */
export function QuoteOnTerms({ answer: { quote, vehicle, termYears }, asked, now, isBusy }: QuoteProps) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const charges = useChargesNote(vehicle);
  const { config } = useFinance(now);
  const page = useRouteHref(financeRoute);
  const price = effectivePrice(vehicle) ?? 0;
  const quoted = quotedFinance(quote, config, { price, years: termYears });
  if (!quoted) return <ByPerson vehicle={vehicle} now={now} reason="no-quote" asked={asked} isBusy={isBusy} />;
  return (
    <>
      <section css={styles.columns} aria-labelledby="personalised-quote">
        <div css={styles.box}>
          <h2 id="personalised-quote">{say('quote.title')}</h2>
          <FinanceFigures estimate={quoted.estimate} config={config} charges={charges?.sentence} isLive />
          <p css={styles.consent}>
            {say('quote.terms', { price: formatDollars(price), term: termText(termYears, sayMaths) })}
          </p>
          {page && (
            <ButtonLink
              href={vehicleFinanceLink(page, vehicle, { years: termYears, interest: quoted.estimate.interestRate })}
            >
              {say('quote.enquire')}
            </ButtonLink>
          )}
        </div>
        <div css={styles.box}>
          <h2>{say('quote.yourTerms')}</h2>
          <TermsForm asked={asked} now={now} isBusy={isBusy} />
        </div>
      </section>
      <Part
        id="finance/personalised-calculator"
        load={loadPersonalisedCalculator}
        hydrate="visible"
        props={{ now, vehicle, quoted }}
      />
    </>
  );
}
