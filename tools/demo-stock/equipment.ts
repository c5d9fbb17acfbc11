import type { CarType, Vehicle } from '@forecourt/vehicle';
import type { ModelLine } from './catalogue.ts';

const FEATURES = [
  'Apple CarPlay',
  'Android Auto',
  'Adaptive cruise control',
  'Lane keeping assist',
  'Blind spot monitor',
  'Reversing camera',
  'Surround view camera',
  'Heated front seats',
  'Leather-accented seats',
  'Power tailgate',
  'Keyless entry',
  'Push button start',
  'Dual-zone climate control',
  'LED headlamps',
  'Satellite navigation',
  'Panoramic sunroof',
  'Tow bar',
  'Roof rails',
  '18-inch alloy wheels',
  'Wireless phone charging',
  'Head-up display',
  'Premium sound system',
  'Rear parking sensors',
  'Autonomous emergency braking',
  'Full-size spare wheel',
  'Tyre pressure monitor',
];
const CARAVAN_FEATURES = [
  'Ensuite',
  'Queen island bed',
  'Roof air conditioner',
  'Solar panels 400 W',
  'Lithium battery',
  'Awning with LED',
  'Washing machine',
  'Independent suspension',
  'Water tanks 2 x 95 L',
  'Gas and electric stove',
  'Three-way fridge',
  'Reversing camera',
];
const BIKE_FEATURES = [
  'ABS',
  'Traction control',
  'Quick shifter',
  'LED headlamp',
  'Slipper clutch',
  'Heated grips',
  'Phone pairing',
  'Learner approved',
];
const TRUCK_FEATURES = [
  'Reversing camera',
  'Tow bar',
  'Autonomous emergency braking',
  'Lane departure warning',
  'Air conditioning',
  'Suspended driver’s seat',
  'Alloy bull bar',
  'UHF radio',
  'Tailgate loader',
  'Exhaust brake',
  'LED work lamps',
  'Apple CarPlay',
  'Power take-off',
  'Tool box',
  'Ladder rack',
  'Rear step',
];
export const ELECTRIC_FEATURES = ['Charging cable', 'Fast charging', 'Heat pump', 'One-pedal driving'];
/** What a vehicle of a kind may have. */
export const POOLS: Readonly<Record<Vehicle['item_type'], readonly string[]>> = {
  car: FEATURES,
  truck: TRUCK_FEATURES,
  motorcycle: BIKE_FEATURES,
  caravan: CARAVAN_FEATURES,
};

const TAGS = {
  new: ['Runout', 'Factory Bonus', 'Limited Edition', 'Test Drive Only'],
  demo: ['Runout', 'Ex-demonstrator', 'Low Kilometres', 'Test Drive Only'],
  used: ['Full History', 'One Owner', 'Low Kilometres', 'Test Drive Only'],
  caravan: ['Full History', 'One Owner', 'Off-grid Ready', 'Always Garaged'],
} as const;

/** A dealer's own tag that can be true of the vehicle. */
export const tagOf = (index: number, carType: CarType, { kind }: ModelLine): Pick<Vehicle, 'tag'> => {
  const tag = TAGS[kind === 'caravan' ? 'caravan' : carType][index];
  return tag ? { tag } : {};
};
