import { useMemo } from 'react';
import { vehicleEnquirySlot } from '@forecourt/contracts';
import { useIsFilled, useSection } from '@forecourt/composition';
import { siteSection, vehicleSection } from '@forecourt/site-config';
import { isAvailable } from '@forecourt/vehicle';
import type { VehicleSectionName } from '../config.js';
import { arrangeSections, type Arrangement } from '../rules/arrangement.js';
import { hasSection } from '../rules/hasSection.js';
import { sectionMenu, type MenuEntry } from '../rules/sectionMenu.js';
import { vehicleDetailSection } from '../section.js';
import type { VehiclePageData } from './readVehiclePage.js';

export interface PageArrangement {
  readonly blocks: Arrangement<VehicleSectionName>;
  readonly menu: readonly MenuEntry[];
  readonly hasEnquiry: boolean;
}

/**
 * What the page of a vehicle holds on this site. The same objects until the vehicle changes: a part whose properties
 * change wakes.
 */
export function usePageArrangement({ vehicle, similar }: VehiclePageData): PageArrangement {
  const { sections, folded, buyingRights } = useSection(vehicleDetailSection);
  const { deliveryZones } = useSection(siteSection);
  const { testDriveOnlyTags } = useSection(vehicleSection);
  const hasEnquiry = useIsFilled(vehicleEnquirySlot);
  return useMemo(() => {
    const facts = {
      vehicle,
      hasSimilar: similar.length > 0,
      hasDeliveryZones: deliveryZones.length > 0,
      showsBuyingRights: buyingRights.isShown,
      testDriveOnlyTags,
    };
    const shown = sections.filter((name) => hasSection(name, facts));
    const isGone = !isAvailable(vehicle);
    const blocks = arrangeSections(shown, { folded, isGone });
    return { blocks, menu: sectionMenu(blocks, { hasEnquiry, isGone }), hasEnquiry };
  }, [vehicle, similar, sections, folded, buyingRights, deliveryZones, testDriveOnlyTags, hasEnquiry]);
}
