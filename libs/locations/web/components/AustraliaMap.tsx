import { useWords } from '@forecourt/composition';
import { OUTLINES, pathOf, projected, viewOf } from '../rules/outline.js';
import * as styles from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

export interface AustraliaMapProps {
  readonly places: readonly {
    readonly slug: string;
    readonly name: string;
    readonly lat: number;
    readonly long: number;
  }[];
  /** Degrees that are shown at least. */
  readonly least?: number;
  /** Fills a strip as wide as the page instead of a square. */
  readonly isWide?: boolean;
  /** Reuses the states that `OutlinesOnce` rendered on the page; only the visible section differs. */
  readonly isShared?: boolean;
}

const SHARED = 'australia-outlines';

/** The states once for all maps of a page that are `isShared`: a row of places would repeat them for each. */
export const OutlinesOnce = () => (
  <svg css={styles.outlinesOnce} aria-hidden="true">
    <defs>
      <g id={SHARED}>
        {PATHS.map(({ code, path }) => (
          <path key={code} d={path} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
    </defs>
  </svg>
);

const PATHS = [...OUTLINES].map(([code, rings]) => ({ code, path: pathOf(rings) }));

/** Map of the states and places; where there are several places, each has its number from the list next to the map. */
export function AustraliaMap({ places, least = 9, isWide = false, isShared = false }: AustraliaMapProps) {
  const say = useWords(locationsWords);
  const view = viewOf(places, least);
  // several places are all in sight, whatever the shape; a strip is about three times as wide as a square is
  const areAll = isWide && places.length > 1;
  const unit = view.width / (areAll ? 60 : isWide ? 250 : 100);
  return (
    <svg
      css={isWide ? styles.wideMap : styles.map}
      preserveAspectRatio={`xMidYMid ${areAll ? 'meet' : 'slice'}`}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={say('map.states', { places: places.map(({ name }) => name).join(', ') })}
    >
      {isShared ? <use href={`#${SHARED}`} /> : PATHS.map(({ code, path }) => <path key={code} d={path} />)}
      {places.map((place, index) => {
        const { x, y } = projected(place);
        return (
          <g key={place.slug}>
            <circle cx={x} cy={y} r={3.2 * unit} />
            {places.length > 1 && (
              <text x={x} y={y} fontSize={3.6 * unit}>
                {index + 1}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** A page of the maps service, loaded lazily. */
export function ServiceMap({
  embedUrl,
  zoom,
  name,
  lat,
  long,
  isWide = false,
}: {
  embedUrl: string;
  zoom: number;
  name: string;
  lat: number;
  long: number;
  isWide?: boolean;
}) {
  const say = useWords(locationsWords);
  const address = embedUrl
    .replaceAll('{lat}', String(lat))
    .replaceAll('{long}', String(long))
    .replaceAll('{zoom}', String(zoom));
  return (
    <iframe
      css={isWide ? styles.wideFrame : styles.frame}
      src={address}
      title={say('map.place', { place: name })}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
