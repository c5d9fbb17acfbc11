import { opensBeside } from '@forecourt/contracts';
import { useWords } from '@forecourt/composition';
import { ButtonLink } from '@forecourt/ui-kit';
import type { VehicleDetailConfig } from '../../config.js';
import { vehicleDetailWords } from '../../words/vehicleDetailWords.js';
import { SectionCard } from '../SectionCard.js';
import { ENQUIRY_ANCHOR } from '../useEnquiryAnchor.js';
import * as styles from './offer.styles.js';

export interface ReserveOnlineProps {
  content: VehicleDetailConfig['reserveOnline'];
  /** The page's own enquiry, where it has one. */
  enquiry: string | undefined;
  /** Where it is reserved, on a site that has it online. */
  reserve?: string | undefined;
  /** What the page's own button calls that, so that one page has one name for it. */
  reserveLabel: string;
  isFolded?: boolean | undefined;
}

/**
 * How a vehicle is held online, step by step (VDP-20); nothing without steps, no link to an enquiry that is not there.
 */
export function ReserveOnline({ content, enquiry, reserve, reserveLabel, isFolded }: ReserveOnlineProps) {
  const say = useWords(vehicleDetailWords);
  const { title = say('reserve.title'), text, steps, linkText = say('reserve.link'), href } = content;
  const isThere = reserve !== undefined || href !== `#${ENQUIRY_ANCHOR}` || enquiry !== undefined;
  const target = reserve ?? href;
  if (steps.length === 0) return null;
  return (
    <SectionCard id="reserve-online" title={title} isFolded={isFolded}>
      {text && <p>{text}</p>}
      <ol css={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            {step.text && <span>{step.text}</span>}
          </li>
        ))}
      </ol>
      {isThere && (
        <div>
          <ButtonLink href={target} {...opensBeside(target)}>
            {reserve === undefined ? linkText : reserveLabel}
          </ButtonLink>
        </div>
      )}
    </SectionCard>
  );
}
