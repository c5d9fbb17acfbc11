import { describe, expect, it } from 'vitest';
import { breadcrumbData } from './breadcrumbData.js';

describe('breadcrumbData', () => {
  it('numbers the trail from one', () => {
    expect(breadcrumbData('http://a', [{ name: 'Home', href: '/' }])).toMatchObject({
      itemListElement: [{ position: 1, item: { '@id': 'http://a/' } }],
    });
  });
});
