import { css } from '@emotion/react';
import { useSection } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';
import { ButtonLink } from '@forecourt/ui-kit';
import { formatNumber, towLimits, towLoad, type Vehicle } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { listingUrl, UNFILTERED } from '../domain/listingUrl.js';

const box = css({
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  padding: 'var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
  h2: { fontSize: 'var(--text-l)' },
});
const small = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });

/** From a caravan to what can tow it, and from a vehicle to the caravans that it can tow. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const { searchPrefix } = useSection<SiteSection>('site');
  const { offersTowMatch } = useSection<SearchConfig>('search');
  const load = vehicle.item_type === 'caravan' ? towLoad(vehicle) : undefined;
  const limits = vehicle.item_type === 'caravan' ? undefined : towLimits(vehicle);
  if (!offersTowMatch || (!load && !limits)) return null;
  const href = load
    ? listingUrl(
        { ...UNFILTERED, facets: { item_type: ['car', 'truck'] }, ranges: { towing: { min: load.atm } } },
        searchPrefix,
      )
    : listingUrl(
        { ...UNFILTERED, facets: { item_type: ['caravan'] }, ranges: { atm: { max: limits?.braked ?? 0 } } },
        searchPrefix,
      );
  return (
    <section css={box} aria-labelledby="tow-match">
      <h2 id="tow-match">{load ? 'What can tow this?' : 'What can this tow?'}</h2>
      <p>
        {load
          ? `Loaded to its limit it weighs ${formatNumber(load.atm)} kg (ATM)${load.ball === undefined ? '' : `, with ${formatNumber(load.ball)} kg on the towball`}.`
          : `Braked towing capacity is ${formatNumber(limits?.braked ?? 0)} kg${limits?.ball === undefined ? '' : `, with up to ${formatNumber(limits.ball)} kg on the towball`}.`}
      </p>
      <ButtonLink href={href} variant="outline">
        {load ? 'See vehicles that can tow it' : 'See caravans that it can tow'}
      </ButtonLink>
      <p css={small}>
        Makers’ figures. What the towing vehicle carries, its GVM and GCM, and its towbar may allow less: check the
        plates before you tow.
      </p>
    </section>
  );
}
