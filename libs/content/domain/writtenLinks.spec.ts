import { expect, it } from 'vitest';
import { withWrittenLinks } from './writtenLinks.js';

it('NAV-05 no call to action leads to a page of words that the dealer has not written', () => {
  const call = (path: string) => ({ title: path, link: { label: 'More', to: 'content/information', path } });
  expect(withWrittenLinks({ calls: [call('fleet'), call('warranty')] }, (page) => page === 'warranty')).toEqual({
    calls: [call('warranty')],
  });
});

it('NAV-01 NAV-02 no menu leads to a page of words that the dealer has not written', () => {
  const navigation = {
    showPhone: true,
    menu: [
      { label: 'Warranty', to: 'content/information', path: 'warranty' },
      { label: 'Fleet', to: 'content/information', path: 'fleet' },
      { label: 'Nothing', to: 'content/page' },
      {
        label: 'More',
        items: [
          { label: 'Benefits', to: 'content/page', path: 'owner-benefits' },
          { label: 'Reviews', to: 'content/page', path: 'reviews' },
          { label: 'Finance', to: 'finance/page' },
          { label: 'Elsewhere', href: 'https://a.example/' },
        ],
        browse: ['make'],
      },
    ],
  };
  expect(withWrittenLinks(navigation, (page) => ['warranty', 'reviews'].includes(page))).toEqual({
    showPhone: true,
    menu: [
      { label: 'Warranty', to: 'content/information', path: 'warranty' },
      {
        label: 'More',
        items: [
          { label: 'Reviews', to: 'content/page', path: 'reviews' },
          { label: 'Finance', to: 'finance/page' },
          { label: 'Elsewhere', href: 'https://a.example/' },
        ],
        browse: ['make'],
      },
    ],
  });
});
