import { Part, useSection } from '@forecourt/composition';
import { siteSection, type SiteLocation } from '@forecourt/site-config';
import { loadLiveMap } from '../parts/loads.js';
import { AustraliaMap, ServiceMap, type AustraliaMapProps } from './AustraliaMap.js';
import * as styles from './places.styles.js';

/** Where a place is: on the site's maps service, or on its own map. `isWide` fills a strip instead of a square. */
export function PlaceMap({ place, isWide = false }: { place: SiteLocation; isWide?: boolean }) {
  const { maps } = useSection(siteSection);
  if (maps?.embedUrl !== undefined)
    return <ServiceMap {...place} embedUrl={maps.embedUrl} zoom={maps.zoom} isWide={isWide} />;
  return <OwnMap places={[place]} least={isWide ? 36 : 12} isWide={isWide} />;
}

/**
 * The drawn map, and over it the one that a shopper can move, where the site names a style. That one comes when the map
 * comes into sight; without it, its server or WebGL the drawn one stays.
 */
export function OwnMap(map: Omit<AustraliaMapProps, 'isShared'>) {
  const { maps } = useSection(siteSection);
  if (maps?.styleUrl === undefined) return <AustraliaMap {...map} />;
  const places = map.places.map(({ slug, name, lat, long }) => ({ slug, name, lat, long }));
  return (
    <div css={styles.mapFrame}>
      <AustraliaMap {...map} />
      <Part
        id="locations/live-map"
        load={loadLiveMap}
        hydrate="visible"
        props={{ places, styleUrl: maps.styleUrl, zoom: maps.zoom }}
      />
    </div>
  );
}
