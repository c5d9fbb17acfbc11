import { css } from '@emotion/react';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { ButtonLink, FoldedSection } from '@forecourt/ui-kit';
import { formatNumber, towLimits, towLoad, type TowLimits, type TowLoad, type Vehicle } from '@forecourt/vehicle';
import { listingUrl, UNFILTERED, type ListingFilters } from '../rules/listingUrl.js';
import type { SearchSay } from '../rules/words.js';
import { searchSection } from '../section.js';
import { searchWords } from '../words/searchWords.js';

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
  const say = useWords(searchWords);
  const { searchPrefix } = useSection(siteSection);
  const { offersTowMatch } = useSection(searchSection);
  const load = vehicle.item_type === 'caravan' ? towLoad(vehicle) : undefined;
  const limits = vehicle.item_type === 'caravan' ? undefined : towLimits(vehicle);
  if (!offersTowMatch || (!load && !limits)) return null;
  const match = load ? whatTows(load, say) : whatItTows(limits as TowLimits, say);
  const listing = (ranges: ListingFilters['ranges']) =>
    listingUrl({ ...UNFILTERED, facets: { item_type: load ? ['car', 'truck'] : ['caravan'] }, ranges }, searchPrefix);
  const title = load ? say('tow.whatTows') : say('tow.whatItTows');
  const content = (
    <>
      <p>{match.text}</p>
      <ButtonLink href={listing(match.ranges)} variant="outline">
        {load ? say('tow.seeVehicles') : say('tow.seeCaravans')}
      </ButtonLink>
      {match.strict && <a href={listing(match.strict.ranges)}>{match.strict.label}</a>}
      <p css={small}>{say('tow.caution')}</p>
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

const massWords = (mass: number, say: SearchSay): string => say('kilograms', { value: formatNumber(mass) });

function whatTows({ atm, ball, tare }: TowLoad, say: SearchSay): Match {
  const kg = (mass: number) => massWords(mass, say);
  return {
    text: [
      ball === undefined
        ? say('tow.loaded', { atm: kg(atm) })
        : say('tow.loadedBall', { atm: kg(atm), ball: kg(ball) }),
      ...(tare === undefined ? [] : [say('tow.empty', { tare: kg(tare), load: kg(atm - tare) })]),
    ].join(' '),
    ranges: { towing: { min: atm } },
    strict: {
      label: ball === undefined ? say('tow.fullLoad') : say('tow.fullLoadBall'),
      ranges: { 'towing-loaded': { min: atm }, ...(ball === undefined ? {} : { towball: { min: ball } }) },
    },
  };
}

function whatItTows({ braked, ball, loaded }: TowLimits, say: SearchSay): Match {
  const kg = (mass: number) => massWords(mass, say);
  return {
    text: [
      ball === undefined
        ? say('tow.braked', { braked: kg(braked) })
        : say('tow.brakedBall', { braked: kg(braked), ball: kg(ball) }),
      ...(loaded === undefined || loaded === braked ? [] : [say('tow.byMass', { loaded: kg(loaded) })]),
    ].join(' '),
    ranges: { atm: { max: braked } },
    ...(ball === undefined && loaded === undefined
      ? {}
      : {
          strict: {
            label: say('tow.caravansFullLoad'),
            ranges: { atm: { max: loaded ?? braked }, ...(ball === undefined ? {} : { ball: { max: ball } }) },
          },
        }),
  };
}
