import { useWords } from '@forecourt/composition';
import { addressOf, type ListingSite } from '../rules/listingPath.js';
import type { ListingFilters } from '../rules/listingUrl.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from './Paging.styles.js';

/** Pages around the present one, first and last always; gaps are `undefined`. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((n) => n >= 1 && n <= pages)
    .sort((a, b) => a - b);
  return wanted.flatMap((n, index) => (index > 0 && n - (wanted[index - 1] as number) > 1 ? [undefined, n] : [n]));
}

/** Pages of a listing. */
export function Paging({ filters, site, pages }: { filters: ListingFilters; site: ListingSite; pages: number }) {
  const say = useWords(searchWords);
  return (
    <PageLinks
      label={say('pages.results')}
      page={filters.page}
      pages={pages}
      hrefOf={(page) => addressOf({ ...filters, page }, site)}
    />
  );
}

export interface PageLinksProps {
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** Real links, so that a page can be opened, shared and come back to. */
export function PageLinks({ label, page: present, pages, hrefOf }: PageLinksProps) {
  const say = useWords(searchWords);
  if (pages <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul css={styles.paging}>
        {present > 1 && (
          <li>
            <a href={hrefOf(present - 1)} rel="prev">
              {say('pages.previous')}
            </a>
          </li>
        )}
        {pageNumbers(present, pages).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={hrefOf(page)}
                aria-label={say('pages.page', { page })}
                aria-current={page === present ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        {present < pages && (
          <li>
            <a href={hrefOf(present + 1)} rel="next">
              {say('pages.next')}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
