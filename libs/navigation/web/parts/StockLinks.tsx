import { imageUrl, listingRoute, srcSet } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { navigationApi } from '../api/navigationApi.js';
import type { Browsed } from '../config.js';
import { stockGroups, type StockGroup } from '../rules/stockLinks.js';
import { navigationWords } from '../words/navigationWords.js';
import * as styles from './stockLinks.styles.js';

/** Makes by name, bodies and models with a picture. Without an answer it shows nothing: the menu has other links. */
export default function StockLinks({ browse }: { browse: readonly Browsed[] }) {
  const say = useWords(navigationWords);
  const listing = useRouteHref(listingRoute);
  const { data, isLoading } = navigationApi.useMenuStockQuery();
  if (listing === undefined) return null;
  if (!data) return isLoading ? <p css={styles.waiting}>{say('stock.waiting')}</p> : null;
  return (
    <div css={styles.groups}>
      {stockGroups(browse, data, listing, say).map((group) => (
        <Group key={group.facet} {...group} />
      ))}
    </div>
  );
}

function Group({ facet, title, links }: StockGroup) {
  const { placeholderImage } = useSection(vehicleSection);
  return (
    <section css={facet === 'make' ? styles.named : styles.pictured} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href, picture = placeholderImage }) => (
          <li key={href}>
            <a href={href}>
              {facet !== 'make' && (
                <img
                  src={imageUrl(picture, { width: 240 })}
                  srcSet={srcSet(picture, [160, 240, 320])}
                  sizes="140px"
                  width={600}
                  height={400}
                  alt=""
                  decoding="async"
                />
              )}
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
