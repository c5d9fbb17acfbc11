import type { ReactNode } from 'react';
import { useWords, withElements } from '@forecourt/composition';
import { ButtonLink, Icon } from '@forecourt/ui-kit';
import type { RescueLink } from '../rules/rescue.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from './EmptyListing.styles.js';

export interface EmptyListingProps {
  /** Filters to drop, each with the vehicles that it brings. */
  rescueLinks: readonly RescueLink[];
  /** Where Clear Filters leads. */
  clearHref: string;
  /** Page that subscribes an e-mail address to such vehicles; none where the site sends no messages. */
  alertHref?: string | undefined;
  /** Vehicles that come close. */
  children?: ReactNode;
}

/** Nothing was found: what to drop, and how many vehicles each brings (SRCH-07). */
export function EmptyListing({ rescueLinks, clearHref, alertHref, children }: EmptyListingProps) {
  const say = useWords(searchWords);
  return (
    <section css={styles.box} aria-labelledby="nothing-found">
      <h2 id="nothing-found">{say('empty.title')}</h2>
      <p>{say('empty.text')}</p>
      {rescueLinks.length > 0 && (
        <ul css={styles.list} aria-label={say('empty.leaveOut')}>
          {rescueLinks.map(({ key, text, count, href }) => (
            <li key={key}>
              <a href={href}>
                <span>{withElements((marks) => say('empty.without', marks), { filter: <strong>{text}</strong> })}</span>
                <span css={styles.count}>
                  {say('vehicles', { count })}
                  <Icon name="right" size={16} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p css={styles.buttons}>
        <ButtonLink href={clearHref} variant={rescueLinks.length > 0 ? 'outline' : 'brand'}>
          {say('empty.clear')}
        </ButtonLink>
        {alertHref !== undefined && (
          <ButtonLink href={alertHref} variant="outline" icon="mail">
            {say('empty.email')}
          </ButtonLink>
        )}
      </p>
      {children && (
        <div css={styles.nearest}>
          <h2>{say('empty.close')}</h2>
          {children}
        </div>
      )}
    </section>
  );
}
