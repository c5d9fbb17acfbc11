import type { Vehicle } from './vehicle.js';

type Titled = Pick<Vehicle, 'year' | 'make' | 'model' | 'badge' | 'series'>;

/** Year make model badge series (VDP-04), without empty parts and without a part that repeats the one before it. */
export function vehicleTitle(vehicle: Titled): string {
  return joined([vehicle.year, vehicle.make, vehicle.model, vehicle.badge, vehicle.series]);
}

/** The two lines of a card: what it is, and which variant. */
export function titleLines(vehicle: Titled): { main: string; variant: string } {
  return {
    main: joined([vehicle.year, vehicle.make, vehicle.model]),
    variant: joined([vehicle.badge, vehicle.series]),
  };
}

function joined(parts: readonly (string | number | undefined)[]): string {
  const kept: string[] = [];
  for (const part of parts) {
    const text = String(part ?? '').trim();
    if (text !== '' && kept.at(-1)?.toLowerCase() !== text.toLowerCase()) kept.push(text);
  }
  return kept.join(' ');
}

/** A slug for addresses: lower case, hyphens, ASCII. */
export function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
