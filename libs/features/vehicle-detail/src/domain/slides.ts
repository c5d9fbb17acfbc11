import type { Vehicle } from '@forecourt/vehicle';

export type Slide =
  | { kind: 'image'; url: string; alt: string }
  /** A film that the browser plays itself. */
  | { kind: 'video'; url: string; title: string }
  /** A film on somebody else's page: linked, because no page may load frames of other servers. */
  | { kind: 'video-link'; url: string; title: string };

/** Stands for the site's own address, which does not matter here. */
const NOWHERE = 'https://site.invalid/';
const FILM_FILE = /\.(mp4|m4v|webm|mov)$/i;

/** Slides of the gallery: the pictures, and the video at position 2 where there is one (A4). */
export function gallerySlides(vehicle: Pick<Vehicle, 'images' | 'video_url'>, title: string): Slide[] {
  const slides: Slide[] = vehicle.images.map(({ url, alt }, index) => ({
    kind: 'image',
    url,
    alt: alt ?? `${title}, picture ${index + 1} of ${vehicle.images.length}`,
  }));
  const video = videoSlide(vehicle.video_url, `Video of ${title}`);
  if (video) slides.splice(Math.min(1, slides.length), 0, video);
  return slides;
}

/** The slide of a video's address; none for an address that a page must not link to. */
function videoSlide(address: string | undefined, title: string): Slide | undefined {
  if (!address || !URL.canParse(address, NOWHERE)) return undefined;
  const url = new URL(address, NOWHERE);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  return { kind: FILM_FILE.test(url.pathname) ? 'video' : 'video-link', url: address, title };
}

/** Thumbnails show only for a vehicle in stock with more than `above` pictures (A4: more than 3). */
export function showsThumbnails(vehicle: Pick<Vehicle, 'images' | 'status'>, above: number): boolean {
  return vehicle.status === 'in_stock' && vehicle.images.length > above;
}
