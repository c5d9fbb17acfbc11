import { vehicleBlogsSlot, vehicleSectionsSlot } from '@forecourt/contracts';
import { Part, Slot } from '@forecourt/composition';
import type { DetailName } from '../components/sections.js';
import * as styles from '../components/page.styles.js';
import type { VehicleSectionName } from '../config.js';
import type { Block } from '../rules/arrangement.js';
import {
  loadAskedCarChecks,
  loadBuyingRights,
  loadDelivery,
  loadDetails,
  loadFilm,
  loadFuel,
  loadRecentlyViewed,
  loadSection,
  loadSimilarVehicles,
  loadUsedCarChecks,
} from '../parts.js';
import type { VehiclePageData } from './readVehiclePage.js';

/** Part of the card of what the vehicle is: an address that leads into it wakes the part. */
export const DETAILS_PART = 'vehicle-detail/details';

/** Sections that belong together. */
export function SectionBlock({
  block: { kind, names },
  page,
}: {
  block: Block<VehicleSectionName>;
  page: VehiclePageData;
}) {
  if (kind === 'tabs')
    return (
      <Part
        id={DETAILS_PART}
        load={loadDetails}
        hydrate="interaction"
        props={{ vehicle: page.vehicle, names: names as readonly DetailName[] }}
      />
    );
  const sections = names.map((name) => <Section key={name} name={name} page={page} isFolded={kind === 'folds'} />);
  return kind === 'folds' ? <div css={styles.folds}>{sections}</div> : sections;
}

interface SectionProps {
  name: VehicleSectionName;
  page: VehiclePageData;
  /** It is a row of a card. */
  isFolded: boolean;
}

/** One section of the page by its name; nothing where the site or the vehicle has nothing for it. */
function Section({ name, page, isFolded }: SectionProps) {
  const { vehicle, gauge, similar, delivery, now } = page;
  const id = `vehicle-detail/${name}`;
  switch (name) {
    case 'sections':
      return <Slot slot={vehicleSectionsSlot} with={{ vehicle, now, isFolded }} />;
    case 'blogs':
      return <Slot slot={vehicleBlogsSlot} with={{}} />;
    case 'used-car-checks':
      return gauge === undefined ? (
        <Part id={id} load={loadAskedCarChecks} hydrate="visible" props={{ vehicle }} />
      ) : (
        <Part id={id} load={loadUsedCarChecks} hydrate={gauge ? 'visible' : 'never'} props={{ gauge }} />
      );
    case 'video':
      return <Part id={id} load={loadFilm} hydrate="interaction" props={{ vehicle }} />;
    case 'buying-rights':
      return <Part id={id} load={loadBuyingRights} hydrate="never" props={{ vehicle, now, isFolded }} />;
    case 'fuel':
      return <Part id={id} load={loadFuel} hydrate="visible" props={{ vehicle, isFolded }} />;
    case 'delivery':
      return <Part id={id} load={loadDelivery} hydrate="visible" props={{ vehicle, asked: delivery, isFolded }} />;
    case 'similar':
      return <Part id={id} load={loadSimilarVehicles} hydrate="never" props={{ vehicles: similar, now }} />;
    case 'recently-viewed':
      return <Part id={id} load={loadRecentlyViewed} hydrate="scroll" props={{ vehicle, now }} />;
    // one card, at the place of the first of them
    case 'key-information':
    case 'features':
    case 'specifications':
      return null;
    default:
      return <Part id={id} load={loadSection} hydrate="never" props={{ name, vehicle, isFolded }} />;
  }
}
