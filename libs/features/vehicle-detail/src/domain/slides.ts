import type { Vehicle } from '@forecourt/vehicle';

export type Slide = { kind: 'image'; url: string; alt: string } | { kind: 'video'; url: string; title: string };

/** Slides of the gallery: the pictures, and the video at position 2 where there is one (A4). */
export function gallerySlides(vehicle: Pick<Vehicle, 'images' | 'video_url'>, title: string): Slide[] {
  const slides: Slide[] = vehicle.images.map(({ url, alt }, index) => ({
    kind: 'image',
    url,
    alt: alt ?? `${title}, picture ${index + 1} of ${vehicle.images.length}`,
  }));
  if (vehicle.video_url) {
    slides.splice(Math.min(1, slides.length), 0, { kind: 'video', url: vehicle.video_url, title: `Video of ${title}` });
  }
  return slides;
}

/** Thumbnails show only for a vehicle in stock with more than `above` pictures (A4: more than 3). */
export function showsThumbnails(vehicle: Pick<Vehicle, 'images' | 'status'>, above: number): boolean {
  return vehicle.status === 'in_stock' && vehicle.images.length > above;
}
