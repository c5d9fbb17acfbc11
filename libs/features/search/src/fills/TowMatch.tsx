import { css } from '@emotion/react';
import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { ButtonLink, FoldedSection } from '@forecourt/ui-kit';
import { formatNumber, towLimits, towLoad, type TowLimits, type TowLoad, type Vehicle } from '@forecourt/vehicle';
import { listingUrl, UNFILTERED, type ListingFilters } from '../domain/listingUrl.js';
import { searchSection } from '../section.js';

const contents = { display: 'grid', justifyItems: 'start', gap: 'var(--space-3)' } as const;
const inside = css(contents);
const box = css({
  ...contents,
  padding: 'var(--space-5)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
  h2: { fontSize: 'var(--text-l)' },
});
const small = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });

/** From a caravan to what can tow it, and from a vehicle to the caravans that it can tow. */
export function Component({ vehicle, isFolded }: { vehicle: Vehicle; isFolded?: boolean }) {
  const { searchPrefix } = useSection(siteSection);
  const { offersTowMatch } = useSection(searchSection);
  const load = vehicle.item_type === 'caravan' ? towLoad(vehicle) : undefined;
  const limits = vehicle.item_type === 'caravan' ? undefined : towLimits(vehicle);
  if (!offersTowMatch || (!load && !limits)) return null;
  const match = load ? whatTows(load) : whatItTows(limits as TowLimits);
  const listing = (ranges: ListingFilters['ranges']) =>
    listingUrl({ ...UNFILTERED, facets: { item_type: load ? ['car', 'truck'] : ['caravan'] }, ranges }, searchPrefix);
  const title = load ? 'What can tow this?' : 'What can this tow?';
  const content = (
    <>
      <p>{match.text}</p>
      <ButtonLink href={listing(match.ranges)} variant="outline">
        {load ? 'See vehicles that can tow it' : 'See caravans that it can tow'}
      </ButtonLink>
      {match.strict && <a href={listing(match.strict.ranges)}>{match.strict.label}</a>}
      <p css={small}>
        Makers’ figures. What the towing vehicle carries and its towbar may allow less: check the plates before you tow.
      </p>
    </>
  );
  return isFolded ? (
    <FoldedSection id="tow-match" title={title}>
      <div css={inside}>{content}</div>
    </FoldedSection>
  ) : (
    <section css={box} id="tow-match" aria-labelledby="tow-match-title">
      <h2 id="tow-match-title">{title}</h2>
      {content}
    </section>
  );
}

interface Match {
  text: string;
  /** By capacity alone: every vehicle whose figures are known. */
  ranges: ListingFilters['ranges'];
  /** Also by towball, GVM and GCM: those whose makers state them. */
  strict?: { label: string; ranges: ListingFilters['ranges'] };
}

const kg = (mass: number): string => `${formatNumber(mass)} kg`;

function whatTows({ atm, ball, tare }: TowLoad): Match {
  return {
    text: [
      `Loaded to its limit it weighs ${kg(atm)} (ATM)${ball === undefined ? '' : `, with ${kg(ball)} on the towball`}.`,
      ...(tare === undefined ? [] : [`Empty it weighs ${kg(tare)} (tare), which leaves ${kg(atm - tare)} for a load.`]),
    ].join(' '),
    ranges: { towing: { min: atm } },
    strict: {
      label:
        ball === undefined
          ? 'Only those that can with a full load'
          : 'Only those that can with a full load, by towball too',
      ranges: { 'towing-loaded': { min: atm }, ...(ball === undefined ? {} : { towball: { min: ball } }) },
    },
  };
}

function whatItTows({ braked, ball, loaded }: TowLimits): Match {
  return {
    text: [
      `Braked towing capacity is ${kg(braked)}${ball === undefined ? '' : `, with up to ${kg(ball)} on the towball`}.`,
      ...(loaded === undefined || loaded === braked
        ? []
        : [`Loaded to its own limit (GVM) it may tow ${kg(loaded)}, by its GCM.`]),
    ].join(' '),
    ranges: { atm: { max: braked } },
    ...(ball === undefined && loaded === undefined
      ? {}
      : {
          strict: {
            label: 'Only caravans that it can tow with a full load',
            ranges: { atm: { max: loaded ?? braked }, ...(ball === undefined ? {} : { ball: { max: ball } }) },
          },
        }),
  };
}
