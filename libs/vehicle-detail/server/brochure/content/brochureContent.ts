import { findFinance } from '@forecourt/finance-maths';
import { dayIn, sectionOf, siteConfigWords, siteSection, themeSection, vehicleOptionsOf } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import {
  cardTag,
  carTypeLabel,
  chooseImages,
  type Detail,
  type DetailGroup,
  type DetailId,
  furtherSpecifications,
  isAvailable,
  keyInformation,
  titleLines,
  type Vehicle,
  vehicleWords,
} from '@forecourt/vehicle';
import { formatDate, wordsOf, type Language } from '@forecourt/words';
import { cleanLine, cleanParagraphs } from './cleanText.js';
import { vehicleDetailServerWords } from '../../words/vehicleDetailServerWords.js';
import type { BrochureSay } from '../../words/say.js';
import { htmlText } from './htmlText.js';
import { notesOf } from './notes.js';
import { paletteOf, type Palette } from './palette.js';
import { licenceText, placeOf, type BrochurePlace } from './place.js';
import { priceText, type BrochurePrice } from './priceText.js';

/** Everything that a brochure says, in plain text of bounded length. */
export interface BrochureContent {
  readonly dealer: { readonly name: string; readonly tagline: string; readonly legalName: string };
  readonly palette: Palette;
  readonly hasCapitals: boolean;
  readonly corner: number;
  readonly title: { readonly main: string; readonly variant: string };
  readonly tag?: string;
  readonly price: BrochurePrice;
  readonly summary: readonly string[];
  /** Paths of pictures, the first one large. */
  readonly pictures: readonly string[];
  /** Shown if there are none. */
  readonly placeholder: string;
  readonly keyFacts: readonly Detail[];
  readonly groups: readonly DetailGroup[];
  readonly features: readonly string[];
  readonly comments: readonly string[];
  /** Something of the vehicle did not fit: the page has it. */
  readonly isCut: boolean;
  readonly place: BrochurePlace;
  readonly pageUrl: string;
  readonly notes: readonly string[];
  readonly licences: string;
  /** Date of printing where the dealer is, for example `21 Nov 2026`. */
  readonly printed: string;
  readonly printedAt: number;
  /** What the drawing itself says. */
  readonly say: BrochureSay;
}

export interface BrochureInput {
  readonly vehicle: Vehicle;
  readonly site: Pick<ConfiguredSite, 'config'>;
  /** Address of the vehicle's page. */
  readonly pageUrl: string;
  /** Moment of printing, epoch milliseconds. */
  readonly now: number;
}

/** Key information that the line below the title has. */
const IN_SUMMARY: readonly DetailId[] = ['detail.condition', 'detail.stockNumber'];
const MOST_PICTURES = 4;
const MOST_FEATURES = 90;
const COMMENTS_LENGTH = 5000;

/** What a brochure says of a vehicle: the same prices, facts and words as its page (VDP-15). */
export function brochureContent({ vehicle, site: { config }, pageUrl, now }: BrochureInput): BrochureContent {
  const site = sectionOf({ config }, siteSection);
  const theme = sectionOf({ config }, themeSection);
  const finance = findFinance({ config });
  const options = vehicleOptionsOf({ config });
  const say = wordsOf({ config }, vehicleDetailServerWords);
  const saySite = wordsOf({ config }, siteConfigWords);
  const sayVehicle = wordsOf({ config }, vehicleWords);
  const { language } = say;
  const line = (value: unknown, max: number) => cleanLine(value, max, language);
  const today = dayIn(site.timeZone, now);
  const printed = formatDate(today, language);
  const price = priceText(vehicle, { options, site, now, say });
  const title = titleLines(vehicle);
  const main = line(title.main, 110) || say('vehicle');
  const tag = isAvailable(vehicle) ? cardTag(vehicle, options, now)?.label : undefined;
  const all = [...new Set([...(vehicle.features ?? []), ...(vehicle.standard_equipment ?? [])])];
  const features = all.slice(0, MOST_FEATURES).map((item) => line(item, 100));
  const comments = cleanParagraphs(htmlText(vehicle.dealercomments ?? ''), COMMENTS_LENGTH, language);
  const images = vehicle.images.map(({ url }) => url);
  const condition = carTypeLabel(vehicle.car_type, sayVehicle);
  const stock = line(vehicle.stocknum, 40);
  return {
    dealer: {
      name: line(site.name, 60),
      tagline: line(site.tagline, 90),
      legalName: line(site.legalName, 80),
    },
    palette: paletteOf(theme),
    hasCapitals: theme.headingCase === 'uppercase',
    corner: Math.min(theme.radius, 16) / 2,
    title: { main, variant: line(title.variant, 110) },
    ...(tag ? { tag: line(tag, 32) } : {}),
    price,
    summary: [...(condition ? [condition] : []), ...(stock ? [say('stockNumber', { number: stock })] : [])],
    pictures: chooseImages(images, vehicle, options.newArrivalImages).slice(0, MOST_PICTURES),
    placeholder: options.placeholderImage,
    // below the title it says already
    keyFacts: details(
      keyInformation(vehicle, sayVehicle).filter(({ id }) => !IN_SUMMARY.includes(id)),
      language,
    ),
    groups: furtherSpecifications(vehicle, sayVehicle).flatMap(({ title: name, rows }) => {
      const kept = details(rows, language);
      return kept.length > 0 ? [{ title: name, rows: kept }] : [];
    }),
    features: features.filter((item) => item !== ''),
    comments: comments.paragraphs,
    isCut: comments.isCut || all.length > MOST_FEATURES,
    place: placeOf(vehicle, site, options.phoneDisplay, saySite),
    pageUrl,
    notes: notesOf({ vehicle, site, price, finance, printed, today, say, sayVehicle }),
    licences: licenceText(site, saySite),
    printed,
    printedAt: now,
    say,
  };
}

const details = (rows: readonly Detail[], language: Language): Detail[] =>
  rows.flatMap((row) => {
    const value = cleanLine(row.value, 90, language);
    return value === '' ? [] : [{ ...row, value }];
  });
