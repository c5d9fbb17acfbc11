import { useSection } from '@forecourt/composition';
import { termText } from '@forecourt/finance-maths';
import type { PurchaseView } from '@forecourt/contracts/api';
import { SAVED_STEPS, type PurchaseStep, type SavedStep } from '@forecourt/reservation';
import { openingHours, siteSection, type SiteSection } from '@forecourt/site-config';
import { addressLine, formatDollars } from '@forecourt/vehicle';
import { STEP_TITLES } from '../../domain/purchase/purchaseForm.js';
import * as styles from './purchase.styles.js';

export interface SaidProps {
  said: PurchaseView['said'];
  /** Address of a step; left out where nothing can be changed any more. */
  hrefOf?: ((step: PurchaseStep) => string) | undefined;
}

/** What the shopper has said, step by step, each with the way back to it. */
export function PurchaseAnswers({ said, hrefOf }: SaidProps) {
  const { locations } = useSection(siteSection);
  return (
    <dl css={styles.said}>
      {SAVED_STEPS.map((step) => (
        <div key={step}>
          <dt>{STEP_TITLES[step]}</dt>
          <dd>{words(step, said, locations)}</dd>
          {hrefOf && (
            <dd>
              <a href={hrefOf(step)} aria-label={`Change: ${STEP_TITLES[step]}`}>
                Change
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function words(step: SavedStep, said: SaidProps['said'], locations: SiteSection['locations']): string {
  switch (step) {
    case 'details': {
      const { name, last_name: last, email, phone } = said.details ?? {};
      return [[name, last].filter(Boolean).join(' '), email, phone].filter(Boolean).join(', ');
    }
    case 'trade-in': {
      const { choice, car } = said['trade-in'] ?? {};
      if (choice === 'estimate') {
        if (!car) return '';
        if (car.low === undefined || car.high === undefined) return `Your ${car.car}, valued by a person`;
        return `Your ${car.car}, estimate ${formatDollars(car.low)} to ${formatDollars(car.high)}`;
      }
      return choice === 'later' ? 'You have one; we value it with you' : 'None';
    }
    case 'payment': {
      const { choice, years, frequency, own_money: own } = said.payment ?? {};
      if (choice !== 'finance') return 'Outright';
      return (
        `With finance over ${termText(years ?? 0)}, ${frequency ?? ''}` +
        ` repayments${own ? `, with a deposit of ${formatDollars(own)}` : ''}`
      );
    }
    case 'handover': {
      const { choice, location, address, postcode, region } = said.handover ?? {};
      if (choice === 'delivery')
        return `Delivered to ${[address, postcode].filter(Boolean).join(', ')}${region ? ` (${region})` : ''}`;
      const place = locations.find(({ slug }) => slug === location);
      if (!place) return 'You pick it up';
      const facts = [place.name, addressLine(place.address), openingHours(place.hours).join(', ')];
      return `You pick it up: ${facts.filter(Boolean).join(' · ')}`;
    }
  }
}
