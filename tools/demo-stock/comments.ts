import { formatNumber, type Vehicle } from '@forecourt/vehicle';
import type { Random } from './random.ts';

const OPENINGS = [
  'Tidy inside and out',
  'A well-kept example',
  'Just in and ready to go',
  'One for the shortlist',
  'Hard to find in this colour',
];
const LINES = [
  'Inspected in our own workshop, with a full report to read before you buy.',
  'Service books are with the vehicle.',
  'New tyres were fitted before it went on sale.',
  'Finance and trade-ins are welcome, with an answer the same day.',
  'We can bring it to you for a test drive within 50 km.',
  'Two keys and all handbooks are here.',
  'Balance of the manufacturer’s warranty applies.',
  'Delivery is available Australia-wide.',
];

/** What a dealer writes, in several lengths and styles; now and then nothing. */
export function comments(vehicle: Vehicle, random: Random): string {
  const style = random.weighted([
    ['none', 8],
    ['short', 32],
    ['long', 40],
    ['list', 20],
  ]);
  if (style === 'none') return '';
  const opening = `${random.pick(OPENINGS)}: ${vehicle.year} ${vehicle.make} ${vehicle.model} ${vehicle.badge ?? ''}${vehicle.km === undefined ? '' : ` with ${formatNumber(vehicle.km)} km`}.`;
  if (style === 'short') return `<p>${opening} ${random.pick(LINES)}</p>`;
  if (style === 'list')
    return `<p>${opening}</p><ul>${random
      .sample(vehicle.features ?? [], 5)
      .map((item) => `<li>${item}</li>`)
      .join('')}</ul><p>${random.pick(LINES)}</p>`;
  return `<p>${opening}</p><p>${random.sample(LINES, 5).join(' ')}</p><p><strong>Come and see it in ${vehicle.city}.</strong> Call ahead and we will have it at the front door, washed and warmed up. Our team has sold here for many years and knows every vehicle on the lot by name.</p>`;
}
