import { listingUrl, type ListingFilters } from '../domain/listingUrl.js';
import * as styles from './Paging.styles.js';

/** Pages around the present one, first and last always; gaps are `undefined`. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((n) => n >= 1 && n <= pages)
    .sort((a, b) => a - b);
  return wanted.flatMap((n, index) => (index > 0 && n - (wanted[index - 1] as number) > 1 ? [undefined, n] : [n]));
}

/** Real links, so that a page can be opened, shared and come back to. */
export function Paging({ filters, prefix, pages }: { filters: ListingFilters; prefix: string; pages: number }) {
  if (pages <= 1) return null;
  const href = (page: number) => listingUrl({ ...filters, page }, prefix);
  return (
    <nav aria-label="Pages of results">
      <ul css={styles.paging}>
        {filters.page > 1 && (
          <li>
            <a href={href(filters.page - 1)} rel="prev">
              Previous
            </a>
          </li>
        )}
        {pageNumbers(filters.page, pages).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={href(page)}
                aria-label={`Page ${page}`}
                aria-current={page === filters.page ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        {filters.page < pages && (
          <li>
            <a href={href(filters.page + 1)} rel="next">
              Next
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
