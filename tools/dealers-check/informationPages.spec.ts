import { expect, it } from 'vitest';
import { readContents } from '@forecourt/content/server';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';

/** Pages of words that B2.1 names, by their addresses. */
const ADDRESSES = [
  ...['/finance-enquiry', '/apply-for-finance', '/finance-pre-approval', '/vehicle-parts-and-accessories', '/fleet'],
  ...['/roadside-assistance', '/prepaid-maintenance-plan', '/warranty', '/diamond-advantage', '/faqs', '/buying'],
  ...['/autopact-handback-guarantee', '/autopact-protection-plan', '/ultratek', '/about-us'],
  ...['/pages/book-a-service', '/pages/owner-benefits', '/pages/reviews', '/pages/local-offers', '/pages/unsubscribe'],
];

/** In any language: Chinese has no spaces between its words. */
const wordsIn = (text: string) => [...SEGMENTER.segment(text)].filter(({ isWordLike }) => isWordLike).length;
const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'word' });

const known = readSites();
const sites = known.all;
const contents = readContents(known);

it.each(ADDRESSES)('NAV-05 B2.1 %s has finished words at a demo dealer', (address) => {
  const written = sites.flatMap(({ slug }) => {
    const content = contents.of(slug);
    const pages = content?.index('2026-11-27').pages ?? [];
    const found = pages.find(({ slug: name, isAtRoot }) => `${isAtRoot ? '' : '/pages'}/${name}` === address);
    return found ? (content?.page(found.slug) ?? []) : [];
  });
  expect(written.length).toBeGreaterThan(0);
  // more than a heading and a sentence
  for (const { html, page } of written) {
    expect(wordsIn(html.replace(/<[^>]*>/g, ' ')), page.slug).toBeGreaterThan(40);
    expect(wordsIn(page.description), page.slug).toBeGreaterThan(3);
  }
});
