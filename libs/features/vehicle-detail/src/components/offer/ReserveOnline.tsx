import { ButtonLink } from '@forecourt/ui-kit';
import type { VehicleDetailConfig } from '../../config.js';
import { section } from '../page.styles.js';
import * as styles from './offer.styles.js';

/** How a vehicle is held online, step by step (VDP-20); nothing without steps. */
export function ReserveOnline({ content }: { content: VehicleDetailConfig['reserveOnline'] }) {
  const { title, text, steps, linkText, href } = content;
  if (steps.length === 0) return null;
  return (
    <section css={section} aria-labelledby="reserve-online">
      <h2 id="reserve-online">{title}</h2>
      {text && <p>{text}</p>}
      <ol css={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            {step.text && <span>{step.text}</span>}
          </li>
        ))}
      </ol>
      <div>
        <ButtonLink href={href}>{linkText}</ButtonLink>
      </div>
    </section>
  );
}
