import { formatNumber, type Vehicle } from '@forecourt/vehicle';
import type { Random } from './random.ts';

const OPENINGS_PREORDER = ['On its way to us', 'Yours to order', 'Be the first to have one'];
const OPENINGS = [
  'Tidy inside and out',
  'A well-kept example',
  'Just in and ready to go',
  'One for the shortlist',
  'Hard to find in this colour',
];
/** What is true of any vehicle. */
const LINES = [
  'Finance and trade-ins are welcome, with an answer the same day.',
  'Delivery is available Australia-wide.',
  'Two keys and all handbooks come with it.',
  'Ask us for a walk-around by video call.',
  'Our workshop looks after it for as long as you own it.',
];
const USED_LINES = [
  'Inspected in our own workshop, with a full report to read before you buy.',
  'Service books are with the vehicle.',
  'New tyres were fitted before it went on sale.',
];
const NEW_LINES = [
  'The full manufacturer’s warranty starts on the day you collect it.',
  'Registration and accessories are sorted out before you arrive.',
  'Capped-price servicing is available in our own workshop.',
];
const DRIVEN_LINE = 'We can bring it to you for a test drive within 50 km.';

/** Lines that suit the vehicle: no test drive of a caravan, no service books of a new car. */
function linesFor({ car_type, item_type, preorder }: Vehicle): string[] {
  const own = car_type === 'new' ? NEW_LINES : USED_LINES;
  return [...LINES, ...own, ...(item_type === 'caravan' || preorder ? [] : [DRIVEN_LINE])];
}

/** What a dealer writes, in several lengths and styles; now and then nothing. */
export function comments(vehicle: Vehicle, random: Random): string {
  const style = random.weighted([
    ['none', 8],
    ['short', 32],
    ['long', 40],
    ['list', 20],
  ]);
  if (style === 'none') return '';
  const lines = linesFor(vehicle);
  const invitation = vehicle.preorder
    ? `<strong>Order it in ${vehicle.city}` +
      '.</strong> We will tell you when it is due, and keep you up to date until it is here.'
    : `<strong>Come and see it in ${vehicle.city}` +
      '.</strong> Call ahead and we will have it at the front door, washed and ready.';
  const opening =
    `${random.pick(vehicle.preorder ? OPENINGS_PREORDER : OPENINGS)}: ${vehicle.year} ${vehicle.make}` +
    ` ${vehicle.model} ${vehicle.badge ?? ''}` +
    `${vehicle.km === undefined ? '' : ` with ${formatNumber(vehicle.km)} km`}.`;
  if (style === 'short') return `<p>${opening} ${random.pick(lines)}</p>`;
  if (style === 'list')
    return `<p>${opening}</p><ul>${random
      .sample(vehicle.features ?? [], 5)
      .map((item) => `<li>${item}</li>`)
      .join('')}</ul><p>${random.pick(lines)}</p>`;
  return (
    `<p>${opening}</p><p>${random.sample(lines, 5).join(' ')}</p><p>${invitation}` +
    ' Our team has sold here for many years and knows every vehicle on the lot by name.</p>'
  );
}
