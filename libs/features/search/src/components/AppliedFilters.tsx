import { Icon } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import { FACET_NAMES, FACETS, RANGE_NAMES, RANGES, VALUE_LABELS } from '../domain/attributes.js';
import { changed, listingUrl, toggled, type ListingFilters } from '../domain/listingUrl.js';
import * as styles from './AppliedFilters.styles.js';

/** What is chosen, each with a link that takes it away. */
export function AppliedFilters({
  filters,
  prefix,
  labels,
  clearHref,
}: {
  filters: ListingFilters;
  prefix: string;
  labels: Readonly<Record<string, string>>;
  clearHref: string;
}) {
  const chips = [
    ...(filters.query === ''
      ? []
      : [{ key: 'query', text: `“${filters.query}”`, href: listingUrl(changed(filters, { query: '' }), prefix) }]),
    ...FACET_NAMES.flatMap((name) =>
      (filters.facets[name] ?? []).map((value) => ({
        key: `${name}-${value}`,
        text: `${FACETS[name].label}: ${labels[value] ?? VALUE_LABELS[value] ?? value}`,
        href: listingUrl(toggled(filters, name, value), prefix),
      })),
    ),
    ...RANGE_NAMES.flatMap((name) => {
      const range = filters.ranges[name];
      if (!range) return [];
      const { [name]: _gone, ...others } = filters.ranges;
      const show = (value: number) =>
        name === 'year' ? String(value) : `${RANGES[name].unit === '$' ? '$' : ''}${formatNumber(value)}`;
      const text =
        range.min === undefined
          ? `up to ${show(range.max ?? 0)}`
          : range.max === undefined
            ? `from ${show(range.min)}`
            : `${show(range.min)} to ${show(range.max)}`;
      return [
        {
          key: name,
          text: `${RANGES[name].label} ${text}`,
          href: listingUrl(changed(filters, { ranges: others }), prefix),
        },
      ];
    }),
  ];
  if (chips.length === 0) return null;
  return (
    <ul css={styles.chips} aria-label="Chosen filters">
      {chips.map(({ key, text, href }) => (
        <li key={key}>
          <a css={styles.chip} href={href} aria-label={`Remove ${text}`}>
            {text}
            <Icon name="close" size={14} />
          </a>
        </li>
      ))}
      <li>
        <a css={styles.chip} href={clearHref}>
          Clear all
        </a>
      </li>
    </ul>
  );
}
