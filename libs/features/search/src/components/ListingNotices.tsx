import { INVALID_POSTCODE } from '@forecourt/places';
import { Alert, PhoneLink, type PhoneLinkProps } from '@forecourt/ui-kit';
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
  /** The site's number, for a shopper who would rather not wait. */
  phone: Pick<PhoneLinkProps, 'text' | 'href' | 'isMasked'> | undefined;
}

/** What is to be known of the results: not narrowed by place, or not of this search (SRCH-06). */
export function ListingNotices({ refusedPostcode, isOut, isLost, hasLast, retryHref, phone }: ListingNoticesProps) {
  const again = (
    <a href={retryHref} {...(isLost ? { target: '_self' } : {})}>
      Try again
    </a>
  );
  return (
    <>
      {refusedPostcode !== undefined && (
        <div css={styles.notice}>
          <Alert tone="warning">
            {INVALID_POSTCODE}: “{refusedPostcode}”. These are vehicles from every place.
          </Alert>
        </div>
      )}
      {isOut && hasLast && (
        <div css={styles.notice}>
          <Alert tone="warning">The search does not answer just now; these are the last results. {again}</Alert>
        </div>
      )}
      {isOut && !hasLast && (
        <div css={styles.notice}>
          <Alert tone="warning">
            <h2 css={styles.title}>We cannot show our vehicles just now</h2>
            <p>
              The search does not answer just now. Your filters are kept. {again} in a moment
              {phone ? (
                <>
                  , or call us on <PhoneLink {...phone} />
                </>
              ) : null}
              .
            </p>
          </Alert>
        </div>
      )}
    </>
  );
}
