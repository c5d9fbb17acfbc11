import type { FacetName, SortName } from './attributes.js';

/** Words that mean a value of a facet. Longer ones come before those that they contain. */
export const MEANINGS = [
  // before "new", which is a condition
  ['nsw|new south wales', 'state', ['NSW']],
  ['people[- ](?:movers?|carriers?)|mini[- ]?vans?|mpvs?', 'body', ['People Mover']],
  ['light trucks?', 'body', ['Light Truck']],
  ['cab chassis', 'body', ['Cab Chassis']],
  ['suvs?', 'body', ['SUV']],
  ['(?:(?:dual|twin|double|single|extra)[- ]cab )?utes?|(?:dual|twin|double)[- ]cabs?|pick-?ups?', 'body', ['Ute']],
  ['sedans?', 'body', ['Sedan']],
  ['hatchbacks?|hatch(?:es)?', 'body', ['Hatchback']],
  ['(?:station )?wagons?', 'body', ['Wagon']],
  ['coupes?', 'body', ['Coupe']],
  ['convertibles?|cabriolets?', 'body', ['Convertible']],
  ['motor ?homes?|camper[- ]?vans?', 'body', ['Motorhome']],
  ['caravans?', 'item_type', ['caravan']],
  ['motor ?(?:bikes?|cycles?)|bikes?', 'item_type', ['motorcycle']],
  ['trucks?', 'item_type', ['truck']],
  ['vans?', 'body', ['Van']],
  ['automatics?|auto', 'transmission', ['Automatic']],
  ['manuals?', 'transmission', ['Manual']],
  ['diesels?', 'fuel', ['Diesel']],
  ['(?:plug[- ]?in )?hybrids?|phevs?', 'fuel', ['Hybrid']],
  ['electric|evs?', 'fuel', ['Electric']],
  ['petrol', 'fuel', ['Unleaded', 'Premium', 'Petrol']],
  ['unleaded', 'fuel', ['Unleaded']],
  ['lpg', 'fuel', ['LPG']],
  ['4 ?x ?4s?|4wds?|(?:4|four)[- ]wheel[- ]drives?', 'drive', ['4x4']],
  ['awds?|all[- ]wheel[- ]drive', 'drive', ['AWD']],
  ['rwd|rear[- ]wheel[- ]drive', 'drive', ['Rear']],
  ['fwd|front[- ]wheel[- ]drive', 'drive', ['Front']],
  ['brand[- ]new|new', 'car_type', ['new']],
  ['(?:ex[- ])?(?:demos?|demonstrators?)', 'car_type', ['demo']],
  ['used|second[- ]?hand|pre[- ]?owned|pre[- ]?loved', 'car_type', ['used']],
  ...['White', 'Black', 'Silver', 'Grey', 'Blue', 'Red', 'Green', 'Yellow', 'Orange', 'Brown', 'Gold', 'Bronze'].map(
    (colour) => [`${colour.toLowerCase()}(?! coast)`, 'colour', [colour]] as const,
  ),
  ['gray', 'colour', ['Grey']],
  ['vic|victoria', 'state', ['VIC']],
  ['qld|queensland', 'state', ['QLD']],
  ['tas|tasmania', 'state', ['TAS']],
  ['act', 'state', ['ACT']],
  ['south australia', 'state', ['SA']],
  ['western australia', 'state', ['WA']],
  ['northern territory', 'state', ['NT']],
] as const;

/** What soft words mean: an order, or the values that most people who say so look for. */
export const SOFT_MEANINGS = [
  ['cheap(?:est|er)?|affordable|low[- ]priced|bargains?|first car', { sort: 'price-asc' }],
  ['(?:dearest|most expensive|highest[- ]priced)', { sort: 'price-desc' }],
  ["(?:low(?:est|er)?|few(?:est)?|least)[- ]?(?:kms?|ks|k's|kilomet(?:re|er)s?|mileage|miles)", { sort: 'km-asc' }],
  ['new(?:est)? arrivals?|latest(?: arrivals?)?|newest|just (?:in|arrived|landed)', { sort: 'latest' }],
  ['(?:near(?:ly)?|as)[- ]new', { sort: 'km-asc', facet: 'car_type', values: ['demo', 'used'] }],
  ['family (?:cars?|vehicles?|movers?)', { facet: 'body', values: ['SUV', 'Wagon', 'People Mover'] }],
] as const satisfies readonly (readonly [words: string, meaning: SoftMeaning])[];

interface SoftMeaning {
  readonly sort?: SortName;
  readonly facet?: FacetName;
  readonly values?: readonly string[];
}
