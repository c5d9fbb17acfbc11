import { financeRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { vehicleFinanceLink } from '@forecourt/finance-maths';
import { ButtonLink } from '@forecourt/ui-kit';
import type { Vehicle } from '@forecourt/vehicle';
import type { PersonalisedAsked } from '../../domain/personalised.js';
import { useFinance } from '../financeContext.js';
import { TermsForm } from './TermsForm.js';
import * as styles from './personalised.styles.js';

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
  const { offers } = useFinance(now).config.personalised;
  const page = useRouteHref(financeRoute);
  const isGate = reason === 'gate';
  return (
    <section css={styles.columns} aria-labelledby="personalised-person">
      <div css={styles.box}>
        <h2 id="personalised-person">{isGate ? 'Ask us for your quote' : 'We answer this one in person'}</h2>
        {isGate ? (
          <ul>
            {offers.map((offer) => (
              <li key={offer}>{offer}</li>
            ))}
          </ul>
        ) : (
          <p>There is no instant quote for this vehicle on these terms. Ask us, and we look for a lender.</p>
        )}
        {page && <ButtonLink href={vehicleFinanceLink(page, vehicle)}>Ask about finance</ButtonLink>}
      </div>
      {asked && (
        <div css={styles.box}>
          <h2>Your terms</h2>
          <TermsForm asked={asked} now={now} isBusy={isBusy} />
        </div>
      )}
    </section>
  );
}
