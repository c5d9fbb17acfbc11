import { describe, expect, it } from 'vitest';
import { placeOf } from '@forecourt/site-config/places/table';
import { sectionOf, siteSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { effectivePrice, type VehicleDocument } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import type { SearchConfig } from '../../libs/search/web/config.ts';
import { understoodAs } from '../../libs/search/web/rules/chosenFilters.ts';
import { excerptOf } from '../../libs/search/web/rules/listingQuery.ts';
import { UNFILTERED } from '../../libs/search/web/rules/listingUrl.ts';
import { placeNames } from '../../libs/search/web/rules/names.ts';
import { withPlainWords, wordOptions } from '../../libs/search/web/rules/plainWords.ts';
import { searchSection } from '../../libs/search/web/section.ts';
import { searchWords } from '../../libs/search/web/words/searchWords.ts';
import { searchDemoStock } from './searchDemoStock.ts';

const NOW = Date.UTC(2026, 10, 19, 23);
const sites = readSites();
const demo = searchDemoStock(sites, NOW);

/** What a shopper of a dealer gets for some words: as the page shows what it understood, and the vehicles. */
function search(slug: string, phrase: string) {
  const site = sites.bySlug(slug) as ConfiguredSite;
  const identity = sectionOf(site, siteSection);
  const options: SearchConfig = sectionOf(site, searchSection);
  const filters = withPlainWords(UNFILTERED, phrase, wordOptions(options, identity));
  const place = filters.near && placeOf(filters.near.postcode);
  const [answer] = demo.ask(slug, [excerptOf(filters, options, options, identity, place)]);
  return {
    shownAs: understoodAs(filters, identity, placeNames(identity), wordsOf(site, searchWords)),
    found: answer?.found,
    vehicles: (answer?.hits ?? []).map(({ document }) => document),
  };
}

type Vehicle = VehicleDocument;
const isOpen = ({ status, show_on_dealer_website: isShown }: ReturnType<typeof demo.vehiclesOf>[number]) =>
  status === 'in_stock' && isShown !== false;
const price = (vehicle: Vehicle) => vehicle.price ?? Infinity;
const any = () => true;

/** Each phrase with what is shown as understood, and what every vehicle of the first page must be. */
const PHRASES: readonly (readonly [
  slug: string,
  phrase: string,
  shownAs: readonly string[],
  fits: (vehicle: Vehicle) => boolean,
])[] = [
  ['harbour', 'vw', ['Make: Volkswagen'], ({ make }) => make === 'Volkswagen'],
  ['harbour', 'merc', ['Make: Mercedes-Benz'], ({ make }) => make === 'Mercedes-Benz'],
  ['harbour', 'mercedes benz glc', ['“glc”', 'Make: Mercedes-Benz'], ({ model }) => model === 'GLC'],
  ['harbour', 'vw golf gti', ['“golf gti”', 'Make: Volkswagen'], ({ model }) => model === 'Golf'],
  ['harbour', 'landcruiser', ['“landcruiser”'], ({ model }) => model.startsWith('LandCruiser')],
  ['harbour', 'land cruiser', ['“land cruiser”'], ({ model }) => model.startsWith('LandCruiser')],
  ['harbour', 'land cruiser prado', ['“land cruiser prado”'], ({ model }) => model.startsWith('LandCruiser')],
  ['harbour', 'low kms', ['lowest kilometres first'], any],
  ['harbour', 'corolla low km', ['“corolla”', 'lowest kilometres first'], ({ model }) => model === 'Corolla'],
  [
    'harbour',
    'family car',
    ['Body: SUV', 'Body: Wagon', 'Body: People Mover'],
    ({ simple_body = '' }) => ['SUV', 'Wagon', 'People Mover'].includes(simple_body),
  ],
  ['harbour', 'hybrid', ['Fuel: Hybrid'], ({ simple_fuel }) => simple_fuel === 'Hybrid'],
  ['harbour', 'camry hybrid', ['“camry”', 'Fuel: Hybrid'], ({ model }) => model === 'Camry'],
  [
    'harbour',
    'toyota in brisbane',
    ['“toyota”', 'Location: Harbour Brisbane'],
    ({ make, location_slug }) => make === 'Toyota' && location_slug === 'brisbane',
  ],
  ['harbour', 'toyota in perth', ['“toyota”', 'Near 6000'], ({ make }) => make === 'Toyota'],
  [
    'harbour',
    'white SUV under 60k',
    ['Body: SUV', 'Colour: White', 'Price up to $60,000'],
    (vehicle) => vehicle.colour === 'White' && vehicle.simple_body === 'SUV' && price(vehicle) <= 60_000,
  ],
  ['harbour', 'white', ['Colour: White'], ({ colour }) => colour === 'White'],
  ['harbour', 'utes', ['Body: Ute'], ({ simple_body }) => simple_body === 'Ute'],
  ['harbour', 'manual', ['Transmission: Manual'], ({ simple_transmission }) => simple_transmission === 'Manual'],
  ['harbour', '4wd', ['Drive: 4x4'], ({ simple_drive }) => simple_drive === '4x4'],
  ['harbour', '7 seats', ['Seats: 7'], ({ seats }) => seats === 7],
  [
    'harbour',
    'seven seater diesel',
    ['Fuel: Diesel', 'Seats: 7'],
    ({ seats, simple_fuel }) => seats === 7 && simple_fuel === 'Diesel',
  ],
  ['harbour', 'bmw or audi', ['Make: BMW', 'Make: Audi'], ({ make }) => make === 'BMW' || make === 'Audi'],
  ['harbour', 'kia sportage gt-line', ['“kia sportage gt-line”'], ({ model }) => model === 'Sportage'],
  ['harbour', 'hilux under 80000', ['“hilux”', 'Price up to $80,000'], ({ model }) => model === 'HiLux'],
  [
    'harbour',
    'ute that can tow 3.5t',
    ['Body: Ute', 'Towing capacity from 3,500 kg'],
    ({ towing_capacity = 0 }) => towing_capacity >= 3500,
  ],
  ['harbour', 'electric car', ['Fuel: Electric'], ({ simple_fuel }) => simple_fuel === 'Electric'],
  ['harbour', 'ev under 90k', ['Fuel: Electric', 'Price up to $90,000'], (vehicle) => price(vehicle) <= 90_000],
  ['harbour', 'demo suv', ['Condition: Demo', 'Body: SUV'], ({ car_type }) => car_type === 'demo'],
  [
    'harbour',
    'brand new mazda',
    ['“mazda”', 'Condition: New'],
    ({ car_type, make }) => car_type === 'new' && make === 'Mazda',
  ],
  ['harbour', 'second hand corolla', ['“corolla”', 'Condition: Used'], ({ car_type }) => car_type === 'used'],
  ['harbour', 'cheap first car', ['lowest price first'], (vehicle) => price(vehicle) > 0 && price(vehicle) < 30_000],
  [
    'harbour',
    'rav4 2020 or newer',
    ['“rav4”', 'Year from 2020'],
    ({ model, year = 0 }) => model === 'RAV4' && year >= 2020,
  ],
  ['harbour', 'cx 5', ['“cx 5”'], ({ model }) => model === 'CX-5'],
  ['harbour', 'cx5', ['“cx5”'], ({ model }) => model === 'CX-5'],
  ['harbour', 'dmax', ['“dmax”'], ({ model }) => model === 'D-MAX'],
  ['harbour', 'd max', ['“d max”'], ({ model }) => model === 'D-MAX'],
  ['harbour', 'x trail', ['“x trail”'], ({ model }) => model === 'X-TRAIL'],
  ['harbour', 'i30', ['“i30”'], ({ model }) => model === 'i30'],
  ['harbour', 'toyta', ['“toyta”'], ({ make }) => make === 'Toyota'],
  [
    'harbour',
    'petrol hatch under $40,000',
    ['Body: Hatchback', 'Fuel: Unleaded', 'Fuel: Premium', 'Fuel: Petrol', 'Price up to $40,000'],
    ({ simple_fuel = '' }) => ['Unleaded', 'Premium'].includes(simple_fuel),
  ],
  ['harbour', 'cars under $250 per week', ['Price up to $65,000'], (vehicle) => price(vehicle) <= 65_000],
  ['harbour', 'less than 50,000 kms', ['Kilometres up to 50,000'], ({ km = 0 }) => km <= 50_000],
  [
    'harbour',
    'dual cab ute gold coast',
    ['Body: Ute', 'Location: Harbour Gold Coast'],
    ({ location_slug }) => location_slug === 'gold-coast',
  ],
  ['harbour', 'station wagon', ['Body: Wagon'], ({ simple_body }) => simple_body === 'Wagon'],
  [
    'harbour',
    'near new kia',
    ['“kia”', 'Condition: Demo', 'Condition: Used', 'lowest kilometres first'],
    ({ car_type, make }) => car_type !== 'new' && make === 'Kia',
  ],
  ['harbour', 'newest arrivals', ['latest first'], any],
  ['harbour', 'awd wagon in nsw', ['Body: Wagon', 'Drive: AWD', 'State: NSW'], ({ state }) => state === 'NSW'],
  ['wattle', 'caravan', ['Type: Caravans'], ({ item_type }) => item_type === 'caravan'],
  ['wattle', 'vans', ['Type: Caravans'], ({ item_type }) => item_type === 'caravan'],
  [
    'wattle',
    'jayco caravan in ballarat',
    ['“jayco”', 'Type: Caravans', 'Location: Ballarat caravans'],
    ({ make, location_slug }) => make === 'Jayco' && location_slug === 'ballarat',
  ],
  [
    'wattle',
    'caravans under 80k near 3550',
    ['Near 3550', 'Type: Caravans', 'Price up to $80,000'],
    (vehicle) => price(vehicle) <= 80_000,
  ],
  ['wattle', 'harley', ['Make: Harley-Davidson'], ({ make }) => make === 'Harley-Davidson'],
  ['wattle', 'motorbike', ['Type: Motorcycles'], ({ item_type }) => item_type === 'motorcycle'],
  [
    'ironbark',
    'truck in perth',
    ['Type: Trucks', 'Location: Ironbark Perth'],
    ({ item_type }) => item_type === 'truck',
  ],
  ['pelican', 'family car', ['Body: SUV', 'Body: Wagon', 'Body: People Mover'], any],
  ['pelican', 'automatic in port adelaide', ['Transmission: Automatic', 'Location: Port Adelaide'], any],
  ['northline', 'white dmax', ['“dmax”', 'Colour: White'], ({ model }) => model === 'D-MAX'],
  ['northline', 'isuzu townsville', ['“isuzu”', 'Location: Northline Townsville'], ({ make }) => make === 'Isuzu'],
  ['aurora', 'byd seal in hobart', ['“byd seal”', 'Location: Aurora Hobart'], ({ model }) => model === 'Seal'],
];

describe('phrases of shoppers', () => {
  it('SRCH-03 are fifty at least, each once', () => {
    expect(new Set(PHRASES.map(([slug, phrase]) => `${slug} ${phrase}`)).size).toBeGreaterThanOrEqual(50);
    expect(new Set(PHRASES.map(([slug, phrase]) => `${slug} ${phrase}`)).size).toBe(PHRASES.length);
  });

  it.each(PHRASES)('SRCH-03 at %s “%s” is understood, found, and shown as %j', (slug, phrase, shownAs, fits) => {
    const { found, vehicles, ...answer } = search(slug, phrase);
    expect(answer.shownAs).toEqual(shownAs);
    expect(found).toBeGreaterThan(0);
    expect(vehicles.filter((vehicle) => !fits(vehicle)).map(({ title }) => title)).toEqual([]);
  });

  it('SRCH-03 a make that no vehicle has is understood all the same', () => {
    expect(search('harbour', 'chev')).toEqual({ shownAs: ['Make: Chevrolet'], found: 0, vehicles: [] });
  });

  it.each(['northline', 'pelican', 'harbour'])(
    'SRCH-09 A5 at %s an exact stock number finds that vehicle alone, also without a price',
    (slug) => {
      const numbers = demo
        .vehiclesOf(slug)
        .filter((vehicle) => effectivePrice(vehicle) === undefined && isOpen(vehicle))
        .map(({ stocknum }) => stocknum);
      expect(numbers.length).toBeGreaterThan(0);
      for (const number of numbers)
        for (const typed of [number, number.toLowerCase()])
          expect(
            search(slug, typed).vehicles.map(({ stocknum }) => stocknum),
            typed,
          ).toEqual([number]);
    },
  );
});
