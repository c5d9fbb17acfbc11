import { anyText, whole } from './wholeWords.js';

/** A place of the dealer that words may name. */
export interface DealerPlace {
  readonly slug: string;
  readonly name: string;
  readonly visible: boolean;
  readonly address: { readonly city: string };
}

/** What a place in words means: places of the dealer, or a town and its state. */
export type MeantPlace =
  | { readonly kind: 'dealer'; readonly slugs: readonly string[] }
  | { readonly kind: 'town'; readonly postcode: string; readonly state: string };

/** Towns that shoppers name, with the postcode of their centre; none that is a word as well, such as Orange. */
const TOWNS = [
  ['Sydney', '2000', 'NSW'],
  ['Newcastle', '2300', 'NSW'],
  ['Wollongong', '2500', 'NSW'],
  ['Central Coast', '2250', 'NSW'],
  ['Coffs Harbour', '2450', 'NSW'],
  ['Tamworth', '2340', 'NSW'],
  ['Wagga Wagga', '2650', 'NSW'],
  ['Wagga', '2650', 'NSW'],
  ['Albury', '2640', 'NSW'],
  ['Dubbo', '2830', 'NSW'],
  ['Canberra', '2600', 'ACT'],
  ['Melbourne', '3000', 'VIC'],
  ['Geelong', '3220', 'VIC'],
  ['Ballarat', '3350', 'VIC'],
  ['Bendigo', '3550', 'VIC'],
  ['Shepparton', '3630', 'VIC'],
  ['Mildura', '3500', 'VIC'],
  ['Wodonga', '3690', 'VIC'],
  ['Brisbane', '4000', 'QLD'],
  ['Gold Coast', '4217', 'QLD'],
  ['Sunshine Coast', '4558', 'QLD'],
  ['Toowoomba', '4350', 'QLD'],
  ['Rockhampton', '4700', 'QLD'],
  ['Mackay', '4740', 'QLD'],
  ['Townsville', '4810', 'QLD'],
  ['Cairns', '4870', 'QLD'],
  ['Adelaide', '5000', 'SA'],
  ['Mount Gambier', '5290', 'SA'],
  ['Perth', '6000', 'WA'],
  ['Bunbury', '6230', 'WA'],
  ['Geraldton', '6530', 'WA'],
  ['Kalgoorlie', '6430', 'WA'],
  ['Hobart', '7000', 'TAS'],
  ['Launceston', '7250', 'TAS'],
  ['Darwin', '0800', 'NT'],
  ['Alice Springs', '0870', 'NT'],
] as const;

/** How a sentence leads to a place. */
const TO_PLACE = '(?:in|at|from|near(?:by| to)?|close to|around) ';

export interface PlaceNames {
  /** What each name means, by its small letters. */
  readonly names: ReadonlyMap<string, MeantPlace>;
  /** Finds any of them: the words that lead to it, if there are any, and the name. */
  readonly pattern: RegExp;
}

const TOWN_NAMES = TOWNS.map(([name, postcode, state]): [string, MeantPlace] => [
  name.toLowerCase(),
  { kind: 'town', postcode, state },
]);
const NO_PLACES: readonly DealerPlace[] = [];
const known = new WeakMap<readonly DealerPlace[], PlaceNames>();

/** Names of the dealer's visible places, which are called by themselves and by their suburb, and of towns. */
export function placeNames(places: readonly DealerPlace[] = NO_PLACES): PlaceNames {
  const ready = known.get(places);
  if (ready) return ready;
  const slugs = new Map<string, string[]>();
  for (const { slug, name, address } of places.filter(({ visible }) => visible))
    for (const word of new Set([slug.replaceAll('-', ' '), name.toLowerCase(), address.city.toLowerCase()]))
      slugs.set(word, [...(slugs.get(word) ?? []), slug]);
  const dealer = [...slugs].map(([name, own]): [string, MeantPlace] => [name, { kind: 'dealer', slugs: own }]);
  const names = new Map([...TOWN_NAMES, ...dealer]);
  const made = { names, pattern: whole(`(${TO_PLACE})?(${anyText(names.keys())})`) };
  known.set(places, made);
  return made;
}
