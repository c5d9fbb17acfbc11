import type { BuyingRights as Rights, WarrantyAnswer } from '@forecourt/buyer-rights';
import { Icon } from '@forecourt/ui-kit';
import { formatDate, formatNumber } from '@forecourt/vehicle';
import * as promises from '../promises.styles.js';
import { SectionCard } from '../SectionCard.js';
import * as styles from './rights.styles.js';

export interface BuyingRightsProps {
  title: string;
  rights: Rights;
  isFolded?: boolean | undefined;
}

/** What a buyer has by law, in general words, with the Act and the day of its last review. */
export function BuyingRights({ title, rights, isFolded }: BuyingRightsProps) {
  const { coolingOff, state, law, reviewed } = rights;
  return (
    <SectionCard id="buying-rights" title={title} isFolded={isFolded}>
      <ul css={promises.list}>
        <Right name="Statutory warranty" text={warrantyText(rights.warranty, state)} />
        {coolingOff && (
          <Right
            name="Cooling-off period"
            text={
              coolingOff === 'none'
                ? `${state} law gives none for vehicles bought from a dealer.`
                : `${days(coolingOff.businessDays)}: ${coolingOff.condition}. Not for purchases by companies.`
            }
          />
        )}
        <Right
          name="Consumer guarantees"
          text="The Australian Consumer Law asks for acceptable quality, whatever a warranty says."
        />
        <Right
          name="Security register"
          text="A search of the PPSR shows money owing, written-off and stolen records; it does not show the odometer."
        />
      </ul>
      <p css={styles.small}>
        General information for {state}, under the {law}; reviewed {formatDate(reviewed)}. It is not legal advice: the
        contract and the form that comes with it say what applies to this vehicle.
      </p>
    </SectionCard>
  );
}

const Right = ({ name, text }: { name: string; text: string }) => (
  <li>
    <Icon name="file" />
    <span>
      <strong>{name}</strong>
      <span css={promises.text}>{text}</span>
    </span>
  </li>
);

const days = (count: number): string => (count === 1 ? '1 business day' : `${count} business days`);

function warrantyText(warranty: WarrantyAnswer, state: string): string {
  switch (warranty.kind) {
    case 'covered': {
      if (!warranty.length) return 'A vehicle like this usually comes with one. Ask us how long it is.';
      const { months, km } = warranty.length;
      const time = months === 1 ? '1 month' : `${months} months`;
      return `A vehicle like this usually comes with ${time} or ${formatNumber(km)} km, whichever comes first.`;
    }
    case 'outside':
      return `By its age, kilometres or price, this vehicle lies outside the limits of ${state} law.`;
    case 'excluded':
      return `${state} law does not usually give one for this kind of vehicle. Ask us what applies.`;
    case 'ask':
      return 'It depends on the age, kilometres or price of the vehicle. Ask us what applies.';
  }
}
