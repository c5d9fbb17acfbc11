import { sectionRef } from '../sectionRef.js';
import type { FeedsSection } from './feeds.js';
import type { LeadsSection } from './leads.js';
import type { SiteSection } from './site.js';
import type { ThemeSection } from './theme.js';
import type { VehicleSection } from './vehicle.js';

/** Who and where the dealer is, and what its site offers. */
export const siteSection = sectionRef<SiteSection>('site');

/** How vehicles are described and which of their controls are shown. */
export const vehicleSection = sectionRef<VehicleSection>('vehicle');

/** Colours, fonts and measures; a style sheet of it reaches the browser. */
export const themeSection = sectionRef<ThemeSection>('theme');

/** Where stock comes from; stays on the server. */
export const feedsSection = sectionRef<FeedsSection>('feeds');

/** Where leads go; stays on the server. */
export const leadsSection = sectionRef<LeadsSection>('leads');
