import { Refusal } from '@forecourt/contracts/api';
import type { DeskPlace, DeskSiteAnswer, DeskSiteChange } from '@forecourt/desk/domain';
import { refuseField } from '@forecourt/service';
import { findSection, sectionRef } from '@forecourt/site-config';
import { slugify } from '@forecourt/vehicle';
import { worded } from '../words/worded.js';
import { listIn, markedShown, reordered, withOption, withPlace, type EditedSite, type Part } from './source.js';

type Change<Kind extends DeskSiteChange['kind']> = DeskSiteChange & { readonly kind: Kind };

interface StoredOffer extends Part {
  readonly id: string;
  readonly name: string;
  readonly category?: string;
  readonly image?: string;
  readonly imageAlt?: string;
  readonly description: string;
  readonly disclaimer: string;
  readonly starts?: string;
  readonly expires?: string;
  readonly isHidden?: boolean;
}
interface StoredPerson extends Part {
  readonly name: string;
  readonly role: string;
  readonly phone?: string;
  readonly email?: string;
}

const offersOf = (site: EditedSite) => listIn<StoredOffer>(site, 'offers', 'items') ?? [];

/** Leaves out what has no value, so that a file keeps no empty options. */
const given = (values: Part): Part =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ''));

/** Pictures that offers have, each with the name of one. */
export const offerPictures = (site: EditedSite): ReadonlyMap<string, string> =>
  new Map(offersOf(site).flatMap(({ image, name }) => (image === undefined ? [] : [[image, name] as const])));

/** What the desk shows of the offers, with the pictures that its people sent; undefined where the site has none. */
export function shownOffers(site: EditedSite, uploads: readonly string[] = []): DeskSiteAnswer['offers'] {
  const section = findSection(site, sectionRef<{ readonly isOn?: boolean }>('offers'));
  if (section?.isOn !== true) return undefined;
  const items = offersOf(site);
  const pictures = offerPictures(site);
  const others = uploads.filter((path) => !pictures.has(path));
  return {
    items: items.map(({ id, name, category, image, imageAlt, isHidden = false, ...item }) => ({
      ...{ id, name, description: item.description, disclaimer: item.disclaimer, is_shown: !isHidden },
      ...(category === undefined ? {} : { category }),
      ...(image === undefined ? {} : { image }),
      ...(imageAlt === undefined ? {} : { image_alt: imageAlt }),
      ...(item.starts === undefined ? {} : { starts: item.starts }),
      ...(item.expires === undefined ? {} : { expires: item.expires }),
    })),
    pictures: [...[...pictures].map(([path, of]) => ({ path, of })), ...others.map((path) => ({ path }))],
  };
}

/**
 * An offer changed, added or taken away; what the desk does not show of it stays. A new one is named after the version
 * that it was made of: no two changes of one version go live, so that no id is given twice.
 */
export function withOffer(
  site: EditedSite,
  { id, offer }: Change<'offer'>,
  { version, uploads = [] }: { readonly version: number; readonly uploads?: readonly string[] | undefined },
): Part {
  if (!shownOffers(site)) throw new Refusal(422, worded('site.noOffers'));
  const offers = offersOf(site);
  const before = offers.find((item) => item.id === id);
  if (id === '' ? offer === null : !before) throw new Refusal(422, worded('site.noOffer'));
  if (!offer) {
    const tiles = listIn<{ readonly offer?: string }>(site, 'offers', 'tiles') ?? [];
    if (tiles.some((tile) => tile.offer === id)) throw new Refusal(422, worded('site.offerInTile'));
    return withOption(
      site,
      'offers',
      'items',
      offers.filter((item) => item.id !== id),
    );
  }
  const { image = '', image_alt: typedAlt, ...texts } = offer;
  const pictured = offers.find((item) => item.image === image);
  if (image !== '' && !pictured && !uploads.includes(image)) throw refuseField(422, 'image', worded('field.picture'));
  const isSame = image === before?.image;
  // what was said of the picture before says nothing of another one
  const isTyped = typedAlt !== undefined && (isSame || typedAlt !== before?.imageAlt);
  const alt = isTyped ? typedAlt : (isSame ? before : pictured)?.imageAlt;
  const {
    category: _category,
    image: _image,
    imageAlt: _alt,
    starts: _starts,
    expires: _expires,
    ...rest
  } = before ?? {};
  const changed = {
    id: [slugify(offer.name) || 'offer', version].join('-'),
    ...rest,
    ...given({ ...texts, image, imageAlt: image === '' ? '' : alt }),
  };
  const all = before ? offers.map((item) => (item === before ? changed : item)) : [...offers, changed];
  return withOption(site, 'offers', 'items', all);
}

/** Another order of the offers, with those that are shown or not. */
export function withOffers(site: EditedSite, { order }: Change<'offers'>): Part {
  const inOrder = reordered(
    offersOf(site),
    order.map(({ id }) => id),
    ({ id }) => id,
  );
  const changed = inOrder.map((item, at) => markedShown(item, order[at]?.is_shown ?? true));
  return withOption(site, 'offers', 'items', changed);
}

const teamOf = (place: Part | undefined) => (place?.['team'] ?? []) as readonly StoredPerson[];

/** What the desk shows of a place's people. */
export const shownPeople = (site: EditedSite, slug: string): DeskPlace['people'] =>
  teamOf(listIn<Part>(site, 'site', 'locations')?.find((place) => place['slug'] === slug)).map(
    ({ name, role, phone, email }) => ({
      ...{ name, role },
      ...(phone === undefined ? {} : { phone }),
      ...(email === undefined ? {} : { email }),
    }),
  );

function withTeam(place: Part, team: readonly Part[]): Part {
  if (team.length > 0) return { ...place, team };
  const { team: _before, ...rest } = place;
  return rest;
}

/** A person of a place changed, added or taken away; portrait and department stay. */
export const withPerson = (site: EditedSite, { place, index, person }: Change<'person'>): Part =>
  withPlace(site, place, (found) => {
    const team = teamOf(found);
    const before = team[index];
    if (index > team.length || (!before && !person)) throw new Refusal(422, worded('site.noPerson'));
    const { phone: _phone, email: _email, ...rest } = before ?? {};
    const changed = person ? [{ ...rest, ...given(person) }] : [];
    return withTeam(found, [...team.slice(0, index), ...changed, ...team.slice(index + 1)]);
  });

/** Another order of a place's people. */
export const withPeople = (site: EditedSite, { place, order }: Change<'people'>): Part =>
  withPlace(site, place, (found) =>
    withTeam(
      found,
      reordered(teamOf(found), order, (_person, index) => index),
    ),
  );
