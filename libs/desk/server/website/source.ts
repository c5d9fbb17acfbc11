import { Refusal } from '@forecourt/contracts/api';
import { findSection, sectionRef } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { worded } from '../words/worded.js';

/** A dealer's file, or a part of it. */
export type Part = Readonly<Record<string, unknown>>;

/** What a change is made of: the site as the named version has it. */
export type EditedSite = Pick<ConfiguredSite, 'source' | 'config' | 'site'> & Pick<Partial<ConfiguredSite>, 'sections'>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

const own = (part: unknown, key: string): unknown => (isPart(part) && Object.hasOwn(part, key) ? part[key] : undefined);

/** An option of a section: as the dealer's file writes it, else as a layer below says it; undefined where none does. */
export function optionIn<Value>({ source, config }: EditedSite, section: string, key: string): Value | undefined {
  const written = own(own(source, section), key);
  return (written ?? own(findSection({ config }, sectionRef<Part>(section)), key)) as Value | undefined;
}

/** A list of a section: as the dealer's file writes it, else as a layer below says it; undefined where none does. */
export function listIn<Item>(
  { source, config }: EditedSite,
  section: string,
  key: string,
): readonly Item[] | undefined {
  const written = own(own(source, section), key);
  const below = findSection({ config }, sectionRef<Part>(section));
  const found = Array.isArray(written) ? written : own(below, key);
  return Array.isArray(found) ? (found as readonly Item[]) : undefined;
}

/** The dealer's file with another value of one option. */
export const withOption = ({ source }: EditedSite, section: string, key: string, value: unknown): Part => ({
  ...source,
  [section]: { ...(own(source, section) as Part | undefined), [key]: value },
});

/** The dealer's file with another place. Throws the `Refusal` with 422 for a place that is not there. */
export function withPlace(site: EditedSite, slug: string, changed: (place: Part) => Part): Part {
  const places = listIn<Part>(site, 'site', 'locations') ?? [];
  if (!places.some((place) => place['slug'] === slug)) throw new Refusal(422, worded('site.noPlace'));
  const all = places.map((place) => (place['slug'] === slug ? changed(place) : place));
  return withOption(site, 'site', 'locations', all);
}

/**
 * A list in another order. Throws the `Refusal` with 422 unless `order` names each of its items once, by `keyOf`.
 */
export function reordered<Item, Key>(
  items: readonly Item[],
  order: readonly Key[],
  keyOf: (item: Item, index: number) => Key,
): Item[] {
  const byKey = new Map(items.map((item, index) => [keyOf(item, index), item]));
  const isWhole = order.length === items.length && new Set(order).size === order.length;
  if (!isWhole || order.some((key) => !byKey.has(key))) throw new Refusal(422, worded('site.order'));
  return order.map((key) => byKey.get(key) as Item);
}

/** An entry that is shown has no mark that hides it, so that a file that never hid one stays as it was. */
export function markedShown<Item extends Part>(item: Item, isShown: boolean): Part {
  if (isShown === (item['isHidden'] !== true)) return item;
  const { isHidden: _before, ...rest } = item;
  return isShown ? rest : { ...rest, isHidden: true };
}
