import { memo } from 'react';
import { Slot, useSection, useSite, useVehicleOptions, useWords } from '@forecourt/composition';
import { cardControlsSlot, listingTilesSlot } from '@forecourt/contracts';
import { siteSection } from '@forecourt/site-config';
import { VehicleCard, VehicleCardSkeleton, cardWithActions } from '@forecourt/ui-vehicle';
import type { VehicleSummary } from '@forecourt/vehicle';
import { interleave, type PlacedPromo } from '../rules/promos.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from './ResultGrid.styles.js';
import { useAfterPaint } from './useAfterPaint.js';

/** Grids of the listing; `carousel` is ResultCarousel. */
export type ResultLayout = 'grid' | 'dense' | 'list';

export interface ResultGridProps {
  vehicles: readonly VehicleSummary[];
  now: number;
  layout: ResultLayout;
  /** Newer results are on their way: these stay (SRCH-06). */
  isBusy?: boolean;
  /** Newer results take so long that these are dimmed. */
  isDim?: boolean;
  headingLevel?: 2 | 3;
  /** What the search asks of a vehicle, in a line of its card. */
  noteOf?: ((vehicle: VehicleSummary) => string | undefined) | undefined;
  /** How far from the shopper a vehicle is, in words. */
  awayOf?: ((vehicle: VehicleSummary) => string | undefined) | undefined;
  /** Tiles among the results. */
  promos?: readonly PlacedPromo[];
  /** All of them at once: the page is about to be scrolled to a place among them. */
  isWhole?: boolean;
}

/** About as many as a screen shows. */
const DRAWN_AT_ONCE = 6;

/** Newer vehicles: the first ones at once, the others when the page has a moment, and no key waits for them. */
function useDrawnInTwo(vehicles: readonly VehicleSummary[], isWhole: boolean): readonly VehicleSummary[] {
  const before = useAfterPaint(vehicles);
  if (isWhole || before === vehicles) return vehicles;
  const first = vehicles.slice(0, DRAWN_AT_ONCE);
  const ids = new Set(first.map(({ id }) => id));
  const others = before.slice(DRAWN_AT_ONCE, vehicles.length).filter(({ id }) => !ids.has(id));
  return [...first, ...others];
}

/** Cards of vehicles, each as the site's options have it. */
export function ResultGrid(props: ResultGridProps) {
  const {
    vehicles: newest,
    now,
    layout,
    isBusy,
    isDim,
    headingLevel,
    noteOf,
    awayOf,
    promos = [],
    isWhole = false,
  } = props;
  const vehicles = useDrawnInTwo(newest, isWhole);
  // ages are counted in hours: whole minutes keep unchanged cards from rendering again
  const minute = now - (now % 60_000);
  const items = interleave(vehicles, promos).map((item) =>
    item.kind === 'promo' ? (
      <li key={`${item.tile.fill} ${item.tile.id}`} css={styles.tile}>
        <Slot
          slot={listingTilesSlot}
          with={{ tile: item.tile.id, isWide: layout === 'list' }}
          arrangement={[item.tile.fill]}
          fallback={<div css={layout !== 'list' && styles.tileRoom} />}
        />
      </li>
    ) : (
      <ResultCard
        key={item.result.id}
        vehicle={item.result}
        minute={minute}
        note={noteOf?.(item.result)}
        away={awayOf?.(item.result)}
        // on the front page the pictures are below the hero
        hasPriority={headingLevel !== 3 && item.index < 2}
        isWide={layout === 'list'}
        headingLevel={headingLevel}
      />
    ),
  );
  return (
    <ul css={[styles.grid, styles.layouts[layout], isDim && styles.dim]} aria-busy={isBusy}>
      {items}
    </ul>
  );
}

interface ResultCardProps {
  vehicle: VehicleSummary;
  minute: number;
  note: string | undefined;
  away: string | undefined;
  hasPriority: boolean;
  isWide: boolean;
  headingLevel: 2 | 3 | undefined;
}

/** One vehicle as the site's options have it. */
const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { vehicle, minute, note, away, hasPriority, isWide, headingLevel } = props;
  const site = useSite();
  const { offersSubscription } = useSection(siteSection);
  const options = useVehicleOptions();
  return (
    <li>
      <VehicleCard
        {...cardWithActions(vehicle, options, { pages: site, offersSubscription, now: minute })}
        controls={<Slot slot={cardControlsSlot} with={{ vehicle }} />}
        note={note}
        away={away}
        hasPriority={hasPriority}
        isWide={isWide}
        {...(headingLevel ? { headingLevel } : {})}
      />
    </li>
  );
}, isSameCard);

/** Every answer brings new objects, often of the same vehicles. */
function isSameCard(before: ResultCardProps, after: ResultCardProps): boolean {
  const { vehicle: old, ...known } = before;
  const { vehicle, ...others } = after;
  const names = Object.keys(others) as (keyof typeof others)[];
  return (
    names.every((name) => known[name] === others[name]) &&
    (old === vehicle || JSON.stringify(old) === JSON.stringify(vehicle))
  );
}

/** Placeholder while results load and there are no earlier ones to keep (SRCH-06). */
export function ResultSkeletons({ count, layout }: { count: number; layout: ResultLayout }) {
  const say = useWords(searchWords);
  return (
    <div role="status">
      <p css={styles.spoken}>{say('loading')}</p>
      <ul css={[styles.grid, styles.layouts[layout]]} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <VehicleCardSkeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
