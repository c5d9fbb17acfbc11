import { describe, expect, it } from 'vitest';
import { buildVehicle } from '@forecourt/testing';
import { hasSection, type PageFacts } from './hasSection.js';

const used = buildVehicle({ car_type: 'used' });
const facts: PageFacts = {
  vehicle: used,
  hasSimilar: true,
  hasDeliveryZones: true,
  showsBuyingRights: true,
  testDriveOnlyTags: ['Test Drive Only'],
};
const NAMES = ['used-car-checks', 'buying-rights', 'delivery', 'fuel', 'similar', 'comments'] as const;
const shown = (changed: Partial<PageFacts>) => NAMES.filter((name) => hasSection(name, { ...facts, ...changed }));

describe('sections that a vehicle has', () => {
  it('VDP-06 VDP-08 VDP-11 VDP-12 checks, rights, delivery and fuel are for what can be bought', () => {
    expect(shown({})).toEqual([...NAMES]);
    expect(shown({ vehicle: { ...used, status: 'sold' } })).toEqual(['similar', 'comments']);
    expect(shown({ vehicle: { ...used, car_type: 'new' } })).toEqual(['delivery', 'fuel', 'similar', 'comments']);
    expect(shown({ vehicle: { ...used, tag: 'Test Drive Only' } })).not.toContain('delivery');
  });
  it('VDP-01 what the site does not offer is not there', () => {
    expect(shown({ hasSimilar: false, hasDeliveryZones: false, showsBuyingRights: false })).toEqual([
      'used-car-checks',
      'fuel',
      'comments',
    ]);
    expect(hasSection('location', { ...facts, vehicle: buildVehicle({}) })).toBe(false);
  });
});
