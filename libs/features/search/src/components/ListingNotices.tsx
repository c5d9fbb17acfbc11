import { INVALID_POSTCODE } from '@forecourt/places';
import { Alert } from '@forecourt/ui-kit';
import * as styles from './ListingNotices.styles.js';

export interface ListingNoticesProps {
  /** A postcode that is none. */
  refusedPostcode: string | undefined;
  isOut: boolean;
  /** This document cannot search any more: another try loads the page anew. */
  isLost: boolean;
  /** Results of an earlier search still show below. */
  hasLast: boolean;
  retryHref: string;
}

/** What is to be known of the results: not narrowed by place, or not of this search (SRCH-06). */
export function ListingNotices({ refusedPostcode, isOut, isLost, hasLast, retryHref }: ListingNoticesProps) {
  return (
    <>
      {refusedPostcode !== undefined && (
        <div css={styles.notice}>
          <Alert tone="warning">
            {INVALID_POSTCODE}: “{refusedPostcode}”. These are vehicles from every place.
          </Alert>
        </div>
      )}
      {isOut && (
        <div css={styles.notice}>
          <Alert tone="warning">
            The search does not answer just now{hasLast ? '; these are the last results' : ''}.{' '}
            <a href={retryHref} {...(isLost ? { target: '_self' } : {})}>
              Try again
            </a>
          </Alert>
        </div>
      )}
    </>
  );
}
