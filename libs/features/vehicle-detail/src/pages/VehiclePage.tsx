import { useLoaderData } from 'react-router-dom';
import {
  belowPriceSlot,
  homeRoute,
  listingRoute,
  vehicleControlsSlot,
  vehicleEnquirySlot,
  vehicleSectionsSlot,
} from '@forecourt/contracts';
import { Part, Slot, useRouteHref, useSection } from '@forecourt/composition';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import { isAvailable, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import * as styles from '../components/page.styles.js';
import type { VehicleDetailConfig, VehicleSectionName } from '../config.js';
import {
  loadAnnouncement,
  loadGallery,
  loadSection,
  loadSidebarActions,
  loadSidebarSummary,
  loadSimilarVehicles,
  loadStickyBars,
  loadVehicleTools,
} from '../parts.js';
import { usePageSignals } from '../signals/usePageSignals.js';
import type { VehiclePageData } from './vehicleLoader.js';

/** A vehicle's page: an arrangement of parts. Sections stand in the site's order (A2). */
export function Component() {
  const { vehicle, similar, isAnnouncementDismissed, now } = useLoaderData<VehiclePageData>();
  const { sections, announcement } = useSection<VehicleDetailConfig>('vehicle-detail');
  usePageSignals(vehicle);
  const home = useRouteHref(homeRoute);
  const listing = useRouteHref(listingRoute);
  return (
    // a next vehicle is another page: no part keeps the state of the last one
    <Container key={vehicle.slug}>
      <Part id="vehicle-detail/sticky-bars" load={loadStickyBars} hydrate="scroll" props={{ vehicle }} />
      {announcement && !isAnnouncementDismissed && (
        <Part id="vehicle-detail/announcement" load={loadAnnouncement} hydrate="interaction" props={{ vehicle }} />
      )}
      <div css={styles.page}>
        <Breadcrumbs
          trail={[
            { name: 'Home', ...(home ? { href: home } : {}) },
            { name: 'Vehicles', ...(listing ? { href: listing } : {}) },
            { name: vehicleTitle(vehicle) },
          ]}
        />
        <div css={styles.columns}>
          <div css={styles.main}>
            <Part id="vehicle-detail/gallery" load={loadGallery} hydrate="interaction" props={{ vehicle }} />
          </div>
          <aside css={styles.side} aria-label="Price and enquiry">
            <Part id="vehicle-detail/summary" load={loadSidebarSummary} hydrate="never" props={{ vehicle, now }} />
            <Slot slot={vehicleControlsSlot} with={{ vehicle }} />
            {isAvailable(vehicle) && <Slot slot={belowPriceSlot} with={{ vehicle, now }} />}
            <Part id="vehicle-detail/actions" load={loadSidebarActions} hydrate="never" props={{ vehicle }} />
            <Part id="vehicle-detail/tools" load={loadVehicleTools} hydrate="interaction" props={{ vehicle }} />
          </aside>
          <div css={[styles.main, styles.sections]}>
            {sections.map((name) => (
              <Section key={name} name={name} vehicle={vehicle} now={now} />
            ))}
            <Enquiry vehicle={vehicle} />
          </div>
        </div>
        {sections.includes('similar') && similar.length > 0 && (
          <Part
            id="vehicle-detail/similar"
            load={loadSimilarVehicles}
            hydrate="never"
            props={{ vehicles: similar, now }}
          />
        )}
      </div>
    </Container>
  );
}

function Section({ name, vehicle, now }: { name: VehicleSectionName; vehicle: Vehicle; now: number }) {
  if (name === 'similar') return null;
  if (name === 'sections') return <Slot slot={vehicleSectionsSlot} with={{ vehicle, now }} />;
  return <Part id={`vehicle-detail/${name}`} load={loadSection} hydrate="never" props={{ name, vehicle }} />;
}

/** The enquiry, filled by the feature that owns forms. */
function Enquiry({ vehicle }: { vehicle: Vehicle }) {
  const available = isAvailable(vehicle);
  return (
    <section css={styles.section} id="enquiry" aria-labelledby="enquiry-title">
      <h2 id="enquiry-title">{available ? 'Enquire about this vehicle' : 'Find Me Something Similar'}</h2>
      <Slot slot={vehicleEnquirySlot} with={{ vehicle, reason: available ? 'enquiry' : 'similar' }} />
    </section>
  );
}
