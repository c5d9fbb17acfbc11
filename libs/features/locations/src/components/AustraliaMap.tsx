import { OUTLINES, pathOf, projected, viewOf } from '../domain/outline.js';
import * as styles from './places.styles.js';

export interface AustraliaMapProps {
  readonly places: readonly {
    readonly slug: string;
    readonly name: string;
    readonly lat: number;
    readonly long: number;
  }[];
  /** Degrees that are shown at least. */
  readonly least?: number;
}

const PATHS = [...OUTLINES].map(([code, rings]) => ({ code, path: pathOf(rings) }));

/** States and the places in them, drawn; each place carries its number of the list beside it. */
export function AustraliaMap({ places, least = 9 }: AustraliaMapProps) {
  const view = viewOf(places, least);
  const unit = view.width / 100;
  return (
    <svg
      css={styles.map}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="img"
      aria-label={`Map of Australia with ${places.map(({ name }) => name).join(', ')}`}
    >
      {PATHS.map(({ code, path }) => (
        <path key={code} d={path} />
      ))}
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

/** A page of the maps service, asked for as it comes into sight. */
export function ServiceMap({
  embedUrl,
  zoom,
  name,
  lat,
  long,
}: {
  embedUrl: string;
  zoom: number;
  name: string;
  lat: number;
  long: number;
}) {
  // prettier-ignore
  const address = embedUrl
    .replaceAll('{lat}', String(lat))
    .replaceAll('{long}', String(long))
    .replaceAll('{zoom}', String(zoom));
  return (
    <iframe css={styles.frame} src={address} title={`Map of ${name}`} loading="lazy" referrerPolicy="no-referrer" />
  );
}
