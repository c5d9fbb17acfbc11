import type { ReactNode } from 'react';
import { ButtonLink, Icon } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import type { RescueLink } from '../domain/rescue.js';
import * as styles from './EmptyListing.styles.js';

export interface EmptyListingProps {
  text: string;
  rescueLinks: readonly RescueLink[];
  clearHref: string;
  /** Where an e-mail is asked for, to hear of such a vehicle; none where the site sends no messages. */
  alertHref?: string | undefined;
  /** Vehicles that come close. */
  children?: ReactNode;
}

/** Nothing was found: what to drop, and how many vehicles each brings (SRCH-07). */
export function EmptyListing({ text, rescueLinks, clearHref, alertHref, children }: EmptyListingProps) {
  return (
    <section css={styles.box} aria-labelledby="nothing-found">
      <h2 id="nothing-found">Nothing found</h2>
      <p>{text}</p>
      {rescueLinks.length > 0 && (
        <ul css={styles.list} aria-label="What you could leave out">
          {rescueLinks.map(({ key, text: dropped, count, href }) => (
            <li key={key}>
              <a href={href}>
                <span>
                  Without <strong>{dropped}</strong>
                </span>
                <span css={styles.count}>
                  {formatNumber(count)} {count === 1 ? 'vehicle' : 'vehicles'}
                  <Icon name="right" size={16} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p css={styles.buttons}>
        <ButtonLink href={clearHref} variant={rescueLinks.length > 0 ? 'outline' : 'brand'}>
          Clear Filters
        </ButtonLink>
        {alertHref !== undefined && (
          <ButtonLink href={alertHref} variant="outline" icon="mail">
            Email me when one comes in
          </ButtonLink>
        )}
      </p>
      {children && (
        <div css={styles.nearest}>
          <h2>These come close</h2>
          {children}
        </div>
      )}
    </section>
  );
}
