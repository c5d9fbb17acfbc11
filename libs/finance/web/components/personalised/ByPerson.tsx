import { financeRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { vehicleFinanceLink } from '@forecourt/finance-maths';
import { ButtonLink } from '@forecourt/ui-kit';
import type { Vehicle } from '@forecourt/vehicle';
import type { PersonalisedAsked } from '../../rules/personalised.js';
import { useFinance } from '../financeContext.js';
import { TermsForm } from './TermsForm.js';
import * as styles from './personalised.styles.js';
import { financeWords } from '../../words/financeWords.js';

interface ByPersonProps {
  vehicle: Vehicle;
  now: number;
  /** A gate for accounts on a site without accounts, or terms without a quote. */
  reason: 'gate' | 'no-quote';
  /** Terms that may be changed. */
  asked?: PersonalisedAsked;
  isBusy?: boolean;
}

/** Where no quote can be shown the dealer answers, with the vehicle carried along. */
export function ByPerson({ vehicle, now, reason, asked, isBusy = false }: ByPersonProps) {
  const say = useWords(financeWords);
  const { offers } = useFinance(now).config.personalised;
  const page = useRouteHref(financeRoute);
  const isGate = reason === 'gate';
  return (
    <section css={styles.columns} aria-labelledby="personalised-person">
      <div css={styles.box}>
        <h2 id="personalised-person">{isGate ? say('person.gate') : say('person.noQuote')}</h2>
        {isGate ? (
          <ul>
            {offers.map((offer) => (
              <li key={offer}>{offer}</li>
            ))}
          </ul>
        ) : (
          <p>{say('person.noQuoteText')}</p>
        )}
        {page && <ButtonLink href={vehicleFinanceLink(page, vehicle)}>{say('person.enquire')}</ButtonLink>}
      </div>
      {asked && (
        <div css={styles.box}>
          <h2>{say('quote.yourTerms')}</h2>
          <TermsForm asked={asked} now={now} isBusy={isBusy} />
        </div>
      )}
    </section>
  );
}
