import { useSection, useWords } from '@forecourt/composition';
import { financeMathsWords, termText, type FinanceMathsSay } from '@forecourt/finance-maths';
import { SAVED_STEPS, type PurchaseStep, type PurchaseView, type SavedStep } from '@forecourt/checkout/domain';
import {
  openingHours,
  siteConfigWords,
  siteSection,
  type SiteConfigSay,
  type SiteSection,
} from '@forecourt/site-config';
import { addressLine, formatDollars } from '@forecourt/vehicle';
import { STEP_TITLES } from '../../rules/purchase/purchaseForm.js';
import * as styles from './purchase.styles.js';
import type { CheckoutSay } from '../../rules/words.js';
import { checkoutWords } from '../../words/checkoutWords.js';

export interface SaidProps {
  said: PurchaseView['said'];
  /** Address of a step; left out where nothing can be changed any more. */
  hrefOf?: ((step: PurchaseStep) => string) | undefined;
}

/** What the shopper has said, step by step, each with the way back to it. */
export function PurchaseAnswers({ said, hrefOf }: SaidProps) {
  const say = useWords(checkoutWords);
  const saySite = useWords(siteConfigWords);
  const sayMaths = useWords(financeMathsWords);
  const { locations } = useSection(siteSection);
  return (
    <dl css={styles.said}>
      {SAVED_STEPS.map((step) => (
        <div key={step}>
          <dt>{say(STEP_TITLES[step])}</dt>
          <dd>{words(step, said, locations, { say, saySite, sayMaths })}</dd>
          {hrefOf && (
            <dd>
              <a href={hrefOf(step)} aria-label={say('answers.changeStep', { step: say(STEP_TITLES[step]) })}>
                {say('answers.change')}
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function words(
  step: SavedStep,
  said: SaidProps['said'],
  locations: SiteSection['locations'],
  { say, saySite, sayMaths }: { say: CheckoutSay; saySite: SiteConfigSay; sayMaths: FinanceMathsSay },
): string {
  switch (step) {
    case 'details': {
      const { name, last_name: last, email, phone } = said.details ?? {};
      return [[name, last].filter(Boolean).join(' '), email, phone].filter(Boolean).join(', ');
    }
    case 'trade-in': {
      const { choice, car } = said['trade-in'] ?? {};
      if (choice === 'estimate') {
        if (!car) return '';
        if (car.low === undefined || car.high === undefined) return say('answers.carByPerson', { car: car.car });
        return say('answers.carEstimate', { car: car.car, low: formatDollars(car.low), high: formatDollars(car.high) });
      }
      return choice === 'later' ? say('answers.carLater') : say('answers.noCar');
    }
    case 'payment': {
      const { choice, years, frequency, own_money: own } = said.payment ?? {};
      if (choice !== 'finance') return say('payment.outright');
      const loan = { term: termText(years ?? 0, sayMaths), frequency: frequency ?? '' };
      return own
        ? say('answers.financeWithDeposit', { ...loan, deposit: formatDollars(own) })
        : say('answers.finance', loan);
    }
    case 'handover': {
      const { choice, location, address, postcode, region } = said.handover ?? {};
      if (choice === 'delivery') {
        const to = { address: [address, postcode].filter(Boolean).join(', ') };
        return region ? say('answers.deliveredIn', { ...to, region }) : say('answers.delivered', to);
      }
      const place = locations.find(({ slug }) => slug === location);
      if (!place) return say('answers.pickUp');
      const facts = [place.name, addressLine(place.address), openingHours(place.hours, saySite).join(', ')];
      return say('answers.pickUpAt', { place: facts.filter(Boolean).join(' · ') });
    }
  }
}
