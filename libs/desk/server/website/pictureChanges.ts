import { Refusal } from '@forecourt/contracts/api';
import type { DeskSiteAnswer, DeskSiteChange } from '@forecourt/desk/domain';
import { refuseField } from '@forecourt/service';
import { worded } from '../words/worded.js';
import { offerPictures } from './entryChanges.js';
import { optionIn, withOption, type EditedSite, type Part } from './source.js';

type FrontPictures = NonNullable<DeskSiteAnswer['front_pictures']>;

/** The slider of the front page, as the configuration has it. */
interface Promotions extends Part {
  readonly slides?: readonly Slide[];
}
interface Slide extends Part {
  readonly id: string;
  readonly title: string;
  readonly picture: string;
  readonly alt: string;
}

const HERO = 'hero';
const SLIDE = 'slide:';

const slidesOf = (site: EditedSite): readonly Slide[] =>
  optionIn<Promotions>(site, 'content', 'promotions')?.slides ?? [];

/** Pictures of the front page that can be replaced; the hero where the site has a search. */
export function frontPicturesOf(site: EditedSite): FrontPictures {
  const hero = optionIn<string>(site, 'search', 'heroPicture');
  const hasSearch = site.sections?.some(({ id }) => id === 'search') ?? false;
  return [
    ...(hasSearch ? [{ spot: HERO, ...(hero === undefined ? {} : { image: hero }) }] : []),
    ...slidesOf(site).map(({ id, title, picture, alt }) => ({
      ...{ spot: `${SLIDE}${id}`, title, image: picture },
      ...(alt === '' ? {} : { image_alt: alt }),
    })),
  ];
}

/** Another picture in a spot of the front page. Throws the `Refusal` with 422 for one that was not read. */
export function withFrontPicture(
  site: EditedSite,
  { spot, image, image_alt: alt = '' }: DeskSiteChange & { readonly kind: 'front-picture' },
  uploads: readonly string[],
): Part {
  const before = frontPicturesOf(site).find((one) => one.spot === spot);
  if (!before) throw new Refusal(422, worded('site.noSpot'));
  const known = [before.image, ...uploads, ...offerPictures(site).keys()];
  const isNone = image === '' && spot === HERO;
  if (!isNone && !known.includes(image)) throw refuseField(422, 'image', worded('field.picture'));
  if (spot === HERO) return withOption(site, 'search', 'heroPicture', isNone ? undefined : image);
  const slides = slidesOf(site).map((slide) =>
    `${SLIDE}${slide.id}` === spot ? { ...slide, picture: image, alt } : slide,
  );
  return withOption(site, 'content', 'promotions', { ...optionIn<Promotions>(site, 'content', 'promotions'), slides });
}

/** Takes a picture away: the file as it was. Throws the `Refusal` with 422 for one that is not there, or is used. */
export function withoutPicture(
  { source }: EditedSite,
  { path }: DeskSiteChange & { readonly kind: 'picture' },
  { uploads, used }: { readonly uploads: readonly string[]; readonly used: ReadonlySet<string> },
): Part {
  if (!uploads.includes(path)) throw new Refusal(422, worded('site.noPicture'));
  if (used.has(path)) throw new Refusal(422, worded('site.pictureUsed'));
  return source;
}

/** What the desk shows of the pictures that the site's people sent. */
export const shownPictures = (
  uploads: readonly string[],
  used: ReadonlySet<string>,
): NonNullable<DeskSiteAnswer['pictures']> => uploads.map((path) => ({ path, is_used: used.has(path) }));
