import { describe, expect, it } from 'vitest';
import { vehicleDetailConfig } from '../config.js';
import { arrangeSections } from './arrangement.js';

describe('sections of the page', () => {
  it('VDP-01 follow the specification’s order unless a site says otherwise', () => {
    const { beside, below } = arrangeSections(vehicleDetailConfig.defaults.sections ?? []);
    const order = [...beside, ...below];
    const named = [
      'key-information',
      'comments',
      'fuel',
      'delivery',
      'specifications',
      'sections',
      'similar',
      'location',
    ];
    expect(order.filter((name) => named.includes(name))).toEqual(named);
  });
  it('VDP-01 what follows a row of vehicles is as wide as the page', () => {
    expect(arrangeSections(['comments', 'similar', 'location'])).toEqual({
      beside: ['comments'],
      below: ['similar', 'location'],
    });
    expect(arrangeSections(['comments', 'location'])).toEqual({ beside: ['comments', 'location'], below: [] });
  });
  it('VDP-01 a section that is named twice appears once', () => {
    expect(arrangeSections(['fuel', 'comments', 'fuel']).beside).toEqual(['fuel', 'comments']);
  });
});
