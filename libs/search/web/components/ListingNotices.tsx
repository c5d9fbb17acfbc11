import { useWords, withElements } from '@forecourt/composition';
import { Alert, PhoneLink, type PhoneLinkProps } from '@forecourt/ui-kit';
import { searchWords } from '../words/searchWords.js';
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
  const say = useWords(searchWords);
  const again = (
    <a href={retryHref} {...(isLost ? { target: '_self' } : {})}>
      {say('tryAgain')}
    </a>
  );
  return (
    <>
      {refusedPostcode !== undefined && (
        <div css={styles.notice}>
          <Alert tone="warning">{say('notice.postcode', { postcode: refusedPostcode })}</Alert>
        </div>
      )}
      {isOut && hasLast && (
        <div css={styles.notice}>
          <Alert tone="warning">{withElements((marks) => say('notice.last', marks), { again })}</Alert>
        </div>
      )}
      {isOut && !hasLast && (
        <div css={styles.notice}>
          <Alert tone="warning">
            <h2 css={styles.title}>{say('notice.out')}</h2>
            <p>
              {phone
                ? withElements((marks) => say('notice.outTextCall', marks), { again, phone: <PhoneLink {...phone} /> })
                : withElements((marks) => say('notice.outText', marks), { again })}
            </p>
          </Alert>
        </div>
      )}
    </>
  );
}
