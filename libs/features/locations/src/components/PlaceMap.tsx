import { useSection } from '@forecourt/composition';
import { siteSection, type SiteLocation } from '@forecourt/site-config';
import { AustraliaMap, ServiceMap } from './AustraliaMap.js';

/** Where a place is: on the site's maps service, or on the SVG map. `isWide` fills a strip instead of a square. */
export function PlaceMap({ place, isWide = false }: { place: SiteLocation; isWide?: boolean }) {
  const { maps } = useSection(siteSection);
  return maps ? (
    <ServiceMap {...maps} {...place} isWide={isWide} />
  ) : (
    <AustraliaMap places={[place]} least={isWide ? 36 : 12} isWide={isWide} />
  );
}
