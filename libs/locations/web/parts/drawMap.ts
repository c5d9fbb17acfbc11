import { Map as MovableMap, Marker, NavigationControl, setWorkerUrl, type MapOptions } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { SayOf } from '@forecourt/words';
import type { locationsWords } from '../words/locationsWords.js';
import 'maplibre-gl/dist/maplibre-gl.css';

export interface MappedPlace {
  readonly slug: string;
  readonly name: string;
  readonly lat: number;
  readonly long: number;
}

export interface DrawnMap {
  readonly places: readonly MappedPlace[];
  readonly styleUrl: string;
  /** Of a map with one place; several places are all in sight. */
  readonly zoom: number;
  readonly say: SayOf<typeof locationsWords>;
  readonly onShown: () => void;
  /** The map has left its element. */
  readonly onFailed: () => void;
}

/** Milliseconds after which a map that is not whole is given up: the drawn one is there all the time. */
const PATIENCE = 20_000;

/** What the map says, by MapLibre's keys. */
const localeOf = (say: DrawnMap['say'], places: string): NonNullable<MapOptions['locale']> => ({
  'CooperativeGesturesHandler.WindowsHelpText': say('map.scrollToZoom'),
  'CooperativeGesturesHandler.MacHelpText': say('map.scrollToZoomOnMac'),
  'CooperativeGesturesHandler.MobileHelpText': say('map.twoFingers'),
  'NavigationControl.ZoomIn': say('map.zoomIn'),
  'NavigationControl.ZoomOut': say('map.zoomOut'),
  'Map.Title': say('map.places', { places }),
});

/** Where the map looks first. */
function viewOf(places: readonly MappedPlace[], zoom: number): Pick<MapOptions, 'center' | 'zoom' | 'bounds'> {
  const [first] = places;
  if (first && places.length === 1) return { center: [first.long, first.lat], zoom };
  const longs = places.map(({ long }) => long);
  const lats = places.map(({ lat }) => lat);
  return { bounds: [Math.min(...longs), Math.min(...lats), Math.max(...longs), Math.max(...lats)] };
}

/** Draws a map into an element; answers how to remove it. Throws where the browser has no WebGL. */
export function drawMap(container: HTMLElement, options: DrawnMap): () => void {
  const { places, styleUrl, zoom, say, onShown, onFailed } = options;
  setWorkerUrl(new URL(workerUrl, document.baseURI).href);
  const names = places.map(({ name }) => name).join(', ');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new MovableMap({
    container,
    style: styleUrl,
    ...viewOf(places, zoom),
    fitBoundsOptions: { padding: 56, maxZoom: zoom },
    maxZoom: 18,
    // a finger or a wheel that passes over the map goes on with the page
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: isStill ? 0 : 300,
    attributionControl: { compact: false },
    locale: localeOf(say, names),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  const colour = getComputedStyle(container).getPropertyValue('--color-accent').trim();
  for (const { name, lat, long } of places) {
    const marker = new Marker({ color: colour }).setLngLat([long, lat]).addTo(map);
    const element = marker.getElement();
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', name);
    element.title = name;
  }
  let isGone = false;
  const remove = () => {
    if (isGone) return;
    isGone = true;
    clearTimeout(patience);
    map.remove();
  };
  const giveUp = () => {
    remove();
    onFailed();
  };
  const patience = setTimeout(giveUp, PATIENCE);
  map.on('error', giveUp);
  map.once('load', () => {
    clearTimeout(patience);
    // what fails from now on is a tile at most
    map.off('error', giveUp);
    onShown();
  });
  return remove;
}
