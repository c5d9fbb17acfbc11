import { expect, it } from 'vitest';
import { schemaOrgProblems } from '@forecourt/testing/schema-org';
import { articleData, faqData } from './structuredData.js';

const post = {
  ...{ slug: 'tow', title: 'Tow', description: 'd', date: '2026-01-01', minutes: 2 },
  author: { slug: 'mia', name: 'Mia' },
  categories: [{ slug: 'tips', name: 'Tips' }],
};

it('NAV-04 an article tells who wrote it when, and shows its picture by its whole address', () => {
  const image = { path: 'stock/a.svg', alt: 'a' };
  expect(
    articleData('https://k.example', '/blog/tips/tow', { ...post, image, updated: '2026-02-02' }, 'K'),
  ).toMatchObject({
    '@type': 'Article',
    datePublished: '2026-01-01',
    dateModified: '2026-02-02',
    mainEntityOfPage: 'https://k.example/blog/tips/tow',
    image: ['https://k.example/media/stock/a.svg?w=1280&q=75'],
  });
  expect(articleData('https://k.example', '/', post, 'K')).not.toHaveProperty('image');
});
it('NAV-05 questions are what schema.org calls them', () => {
  expect(faqData([{ id: 'a', question: 'Q?', html: '<p>A</p>', text: 'A' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Q?', acceptedAnswer: { '@type': 'Answer', text: 'A' } }],
  });
});
it('NAV-04 NAV-05 an article and questions are valid by schema.org’s vocabulary', () => {
  const image = { path: 'stock/a.svg', alt: 'a' };
  for (const data of [
    articleData('https://k.example', '/blog/tips/tow', { ...post, image, updated: '2026-02-02' }, 'K'),
    articleData('https://k.example', '/blog/tips/tow', post, 'K'),
    faqData([{ id: 'a', question: 'Q?', html: '<p>A</p>', text: 'A' }]),
  ])
    expect(schemaOrgProblems(data)).toEqual([]);
});
