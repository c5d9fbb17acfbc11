import { ButtonLink, Icon } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import type { WayOut } from '../domain/rescue.js';
import * as styles from './EmptyListing.styles.js';

/** Nothing was found: what to drop, and how many vehicles each brings (SRCH-07). */
export function EmptyListing({
  text,
  waysOut,
  clearHref,
}: {
  text: string;
  waysOut: readonly WayOut[];
  clearHref: string;
}) {
  return (
    <section css={styles.box} aria-labelledby="nothing-found">
      <h2 id="nothing-found">Nothing found</h2>
      <p>{text}</p>
      {waysOut.length > 0 && (
        <ul css={styles.list} aria-label="What you could leave out">
          {waysOut.map(({ key, text: dropped, count, href }) => (
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
      <ButtonLink href={clearHref} variant={waysOut.length > 0 ? 'outline' : 'brand'}>
        Clear Filters
      </ButtonLink>
    </section>
  );
}
