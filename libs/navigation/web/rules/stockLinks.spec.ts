import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { stockGroups } from './stockLinks.js';
import { navigationWords } from '../words/navigationWords.js';

const say = wordsOf({ config: {} }, navigationWords);

const STOCK = {
  makes: ['Kia', 'Land Rover', '-odd'],
  bodies: [{ body: 'SUV', picture: 'a.jpg' }, { body: 'Ute' }],
  models: [{ make: 'Kia', model: 'EV5', picture: 'b.jpg' }],
};

describe('stock in the menu', () => {
  it('NAV-01 TEN-06 leads into the listing where the site has it, in the order that is configured', () => {
    expect(stockGroups(['body', 'make'], STOCK, '/used-car', say)).toEqual([
      {
        facet: 'body',
        title: 'By body',
        links: [
          { label: 'SUV', href: '/used-car?body=SUV', picture: 'a.jpg' },
          { label: 'Ute', href: '/used-car?body=Ute' },
        ],
      },
      {
        facet: 'make',
        title: 'By make',
        links: [
          { label: 'Kia', href: '/used-car?make=Kia' },
          { label: 'Land Rover', href: '/used-car?make=Land+Rover' },
        ],
      },
    ]);
  });
  it('NAV-01 a model is that of its make, and a group without links is left out', () => {
    expect(stockGroups(['model', 'body'], { ...STOCK, bodies: [] }, '/search', say)).toEqual([
      {
        facet: 'model',
        title: 'By model',
        links: [{ label: 'Kia EV5', href: '/search?make=Kia&model=EV5', picture: 'b.jpg' }],
      },
    ]);
  });
});
