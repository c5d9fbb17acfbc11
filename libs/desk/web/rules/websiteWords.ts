import type { WebsitePart } from './websiteSteps.js';
import type { DeskKey, DeskSay } from './words.js';

/** How each subject of the website is called. */
export const PART_TITLES: Readonly<Record<WebsitePart, DeskKey>> = {
  hours: 'website.part.hours',
  announcements: 'website.part.announcements',
  menu: 'website.part.menu',
  'front-page': 'website.part.frontPage',
  offers: 'website.part.offers',
  pictures: 'website.part.pictures',
  people: 'website.part.people',
};

/** What each subject is about, on the page that lists them. */
export const PART_TEXTS: Readonly<Record<WebsitePart, DeskKey>> = {
  hours: 'website.about.hours',
  announcements: 'website.about.announcements',
  menu: 'website.about.menu',
  'front-page': 'website.about.frontPage',
  offers: 'website.about.offers',
  pictures: 'website.about.pictures',
  people: 'website.about.people',
};

const SECTIONS: ReadonlyMap<string, DeskKey> = new Map<string, DeskKey>([
  ['search/home-hero', 'website.section.hero'],
  ['content/home-promotions', 'website.section.promotions'],
  ['search/home-types', 'website.section.types'],
  ['search/home-models', 'website.section.models'],
  ['search/home-bodies', 'website.section.bodies'],
  ['search/home-featured', 'website.section.featured'],
  ['search/home-newest', 'website.section.newest'],
  ['search/home-makes', 'website.section.makes'],
  ['search/home-stats', 'website.section.stats'],
  ['offers/home', 'website.section.offers'],
  ['content/home-calls', 'website.section.calls'],
  ['navigation/brand-banner', 'website.section.banner'],
  ['locations/home-reviews', 'website.section.reviews'],
  ['finance/home-budget', 'website.section.budget'],
  ['locations/home', 'website.section.places'],
  ['content/home-blog', 'website.section.blog'],
]);

/** A section of the front page in words; a template's own section is called by its name. */
export function sectionWords(id: string, say: DeskSay): string {
  const key = SECTIONS.get(id);
  return key === undefined ? id : say(key);
}
