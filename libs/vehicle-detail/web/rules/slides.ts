import { filmUrl } from '@forecourt/contracts';
import type { Vehicle } from '@forecourt/vehicle';
import type { VehicleDetailSay } from './words.js';

export interface Film {
  url: string;
  title: string;
  /** A picture of the vehicle, which shows until the film plays. */
  poster?: string;
}
export type FilmSlideContent =
  /** A film that the browser plays itself. */
  | (Film & { kind: 'video' })
  /** A film of YouTube: its player comes with a click, from the address that sets no cookies before. */
  | (Film & { kind: 'video-embed'; embed: string })
  /** A film on another site's page: linked, because no page may load frames of other servers. */
  | (Film & { kind: 'video-link' });
export type Slide = { kind: 'image'; url: string; alt: string } | FilmSlideContent;

/** Placeholder for the site's own address, which does not matter here. */
const NOWHERE = 'https://site.invalid/';
const FILM_FILE = /\.(mp4|m4v|webm|mov)$/i;

/** Slides of the gallery: the pictures, and the video at position 2 where there is one (A4). */
export function gallerySlides(
  vehicle: Pick<Vehicle, 'images' | 'video_url'>,
  title: string,
  say: VehicleDetailSay,
): Slide[] {
  const slides: Slide[] = vehicle.images.map(({ url, alt }, index) => ({
    kind: 'image',
    url,
    alt: alt ?? say('gallery.pictureOf', { vehicle: title, number: index + 1, count: vehicle.images.length }),
  }));
  const video = videoSlide(vehicle.video_url, say('film.of', { vehicle: title }), vehicle.images[0]?.url);
  if (video) slides.splice(Math.min(1, slides.length), 0, video);
  return slides;
}

/** The film of the section "video": the vehicle's own, which the gallery does not show, else the dealer's (VDP-20). */
export function sectionFilm(
  vehicle: Pick<Vehicle, 'images' | 'video_url' | 'external_video_url'>,
  title: string,
  dealer: { readonly film?: string | undefined; readonly filmTitle?: string | undefined },
  say: VehicleDetailSay,
): FilmSlideContent | undefined {
  const { external_video_url: own, video_url: inGallery } = vehicle;
  return (
    (own === inGallery ? undefined : videoSlide(own, say('film.of', { vehicle: title }), vehicle.images[0]?.url)) ??
    videoSlide(dealer.film, dealer.filmTitle ?? say('film.ofDealer'), undefined)
  );
}

/** The slide of a video's address; none for an address that a page must not link to. */
function videoSlide(
  address: string | undefined,
  title: string,
  poster: string | undefined,
): FilmSlideContent | undefined {
  if (!address || !URL.canParse(address, NOWHERE)) return undefined;
  const url = new URL(address, NOWHERE);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const film = { url: address, title, ...(poster ? { poster } : {}) };
  if (FILM_FILE.test(url.pathname)) return { kind: 'video', ...film, url: filmUrl(address) };
  const id = youTubeId(url);
  if (id === undefined) return { kind: 'video-link', ...film };
  return { kind: 'video-embed', embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`, ...film };
}

/** Number of a film in any of YouTube's addresses. */
function youTubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const host = hostname.replace(/^(www|m)\./, '');
  const isKnown = host === 'youtube.com' || host === 'youtube-nocookie.com';
  const named = isKnown
    ? (searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1])
    : undefined;
  const id = host === 'youtu.be' ? pathname.slice(1) : named;
  return id !== undefined && /^[\w-]{11}$/.test(id) ? id : undefined;
}

const HURRIED = 2;

/**
 * Whether a slide is one of the first two pictures, which are fetched first; a film between them does not count
 * (VDP-02).
 */
export const isHurried = (slides: readonly Slide[], position: number): boolean =>
  slides[position]?.kind === 'image' &&
  slides.slice(0, position).filter(({ kind }) => kind === 'image').length < HURRIED;

/** Thumbnails show only for a vehicle in stock with more than `above` pictures (A4: more than 3). */
export function showsThumbnails(vehicle: Pick<Vehicle, 'images' | 'status'>, above: number): boolean {
  return vehicle.status === 'in_stock' && vehicle.images.length > above;
}
