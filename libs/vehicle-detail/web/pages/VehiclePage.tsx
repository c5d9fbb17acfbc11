import { useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import {
  belowHeader,
  belowPriceSlot,
  vehicleBookingSlot,
  vehicleControlsSlot,
  vehicleEnquirySlot,
  vehicleRequestsSlot,
} from '@forecourt/contracts';
import { Part, Slot, useSection } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { Container, notOnPaper } from '@forecourt/ui-kit';
import { isAvailable, isTestDriveOnly, type Vehicle } from '@forecourt/vehicle';
import { ENQUIRY_TITLE, SIDE_NAME } from '../components/names.js';
import * as styles from '../components/page.styles.js';
import { ENQUIRY_ANCHOR } from '../components/useEnquiryAnchor.js';
import { useAddressedPlace } from '../components/useAddressedPlace.js';
import { useSideTop } from '../components/useSideTop.js';
import {
  loadAnnouncement,
  loadEnquiryTitle,
  loadGallery,
  loadSectionMenu,
  loadSalesCounter,
  loadSidebarActions,
  loadSidebarSummary,
  loadStickyBars,
  loadTrail,
  loadVehicleTools,
} from '../parts.js';
import { vehicleDetailSection } from '../section.js';
import { usePageSignals } from '../signals/usePageSignals.js';
import { useSpinStart } from '../signals/useSpinStart.js';
import { DETAILS_PART, SectionBlock } from './Section.js';
import { usePageArrangement } from './usePageArrangement.js';
import type { VehiclePageData } from './readVehiclePage.js';

const GALLERY = 'vehicle-detail/gallery';

/** A vehicle's page: an arrangement of parts. Sections follow the site's order (A2). */
export function Component() {
  const page = useLoaderData<VehiclePageData>();
  const { vehicle, isAnnounced, now } = page;
  const { salesCounter } = useSection(vehicleDetailSection);
  const { blocks, menu, hasEnquiry } = usePageArrangement(page);
  const { phoneDisplay, testDriveOnlyTags } = useSection(vehicleSection);
  // only a number that is to be shown needs code
  const actionsHydrate = phoneDisplay === 'masked' ? 'interaction' : 'never';
  const side = useRef<HTMLElement>(null);
  useSideTop(side);
  usePageSignals(page);
  useSpinStart(GALLERY, vehicle);
  useAddressedPlace(DETAILS_PART);
  return (
    // a next vehicle is another page: no part keeps the state of the last one
    <Container key={vehicle.slug}>
      <Part id="vehicle-detail/sticky-bars" load={loadStickyBars} hydrate="scroll" props={{ vehicle, now }} />
      {isAnnounced && (
        <Part id="vehicle-detail/announcement" load={loadAnnouncement} hydrate="interaction" props={{ vehicle }} />
      )}
      <div css={styles.page}>
        <Part id="vehicle-detail/trail" load={loadTrail} hydrate="never" props={{ vehicle }} />
        <div css={styles.columns}>
          <div css={styles.pictures}>
            <Part id={GALLERY} load={loadGallery} hydrate="interaction" props={{ vehicle }} />
          </div>
          <div css={styles.sideArea}>
            <aside ref={side} css={styles.side} aria-labelledby={SIDE_NAME}>
              <Part id="vehicle-detail/summary" load={loadSidebarSummary} hydrate="never" props={{ vehicle, now }} />
              <Part
                id="vehicle-detail/actions"
                load={loadSidebarActions}
                hydrate={actionsHydrate}
                props={{ vehicle, group: 'first' }}
              />
              {isAvailable(vehicle) && <Slot slot={belowPriceSlot} with={{ vehicle, now }} />}
              <Slot slot={vehicleControlsSlot} with={{ vehicle }} />
              <Part
                id="vehicle-detail/more-actions"
                load={loadSidebarActions}
                hydrate={actionsHydrate}
                props={{ vehicle, group: 'others' }}
              />
              <Part id="vehicle-detail/tools" load={loadVehicleTools} hydrate="interaction" props={{ vehicle }} />
              {salesCounter.isShown && (
                <Part id="vehicle-detail/sales-counter" load={loadSalesCounter} hydrate="visible" props={{ now }} />
              )}
            </aside>
          </div>
          {menu.length > 0 && (
            <div css={styles.menu} {...belowHeader}>
              <Part
                id="vehicle-detail/section-menu"
                load={loadSectionMenu}
                hydrate="scroll"
                props={{ entries: menu }}
              />
            </div>
          )}
          <div css={[styles.sections, menu.length > 0 && styles.sectionsBelowMenu]}>
            {isTestDriveOnly(vehicle, testDriveOnlyTags) && <Slot slot={vehicleBookingSlot} with={{ vehicle }} />}
            {blocks.beside.map((block) => (
              <SectionBlock key={block.names[0]} block={block} page={page} />
            ))}
            {hasEnquiry && <Enquiry vehicle={vehicle} now={now} />}
          </div>
          <div css={[styles.below, notOnPaper]}>
            {blocks.below.map((block) => (
              <SectionBlock key={block.names[0]} block={block} page={page} />
            ))}
            <Slot slot={vehicleRequestsSlot} with={{ vehicle, now }} />
          </div>
        </div>
      </div>
    </Container>
  );
}

/** The enquiry, filled by the feature that owns forms. */
function Enquiry({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const available = isAvailable(vehicle);
  return (
    <section css={[styles.section, notOnPaper]} id={ENQUIRY_ANCHOR} aria-labelledby={ENQUIRY_TITLE}>
      <Part id="vehicle-detail/enquiry-title" load={loadEnquiryTitle} hydrate="never" props={{ vehicle }} />
      <Slot slot={vehicleEnquirySlot} with={{ vehicle, reason: available ? 'enquiry' : 'similar', now }} />
    </section>
  );
}
