import { describe, expect, it } from 'vitest';
import type { Vehicle } from '@forecourt/vehicle';
import { buildVehicle, NOW } from '@forecourt/testing';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { explain } from './explain.ts';

const sites = readSites();
const linesOf = (slug: string, changes: Partial<Vehicle> = {}) => {
  const site = sites.bySlug(slug);
  if (!site) throw new Error(`there is no dealer ${slug}`);
  const lines = explain(buildVehicle(changes), site, NOW);
  return (what: string) => lines.find((line) => line.what === what);
};
const ago = (days: number, price: number) => ({ from: NOW / 1000 - days * 86_400, price });
const without = { price_type: 'excluding_government_charges_price' } as const;

describe('explain', () => {
  it('BUY-02 BUY-03 says whether a vehicle can be reserved and bought online, and why', () => {
    expect(linesOf('harbour')('Reserve')).toMatchObject({ is: 'offered' });
    expect(linesOf('harbour')('Buy online')).toMatchObject({ is: 'offered' });
    expect(linesOf('harbour', without)('Reserve')).toMatchObject({ is: 'offered' });
    expect(linesOf('harbour', without)('Buy online')?.because).toContain('does not include government charges');
    expect(linesOf('harbour', { reserved: true })('Reserve')?.because).toContain('it is reserved');
    expect(linesOf('northline')('Buy online')?.because).toMatch(/are off \[/);
  });
  it('TRD-04 says whether a car can be traded in against it, and by which facts', () => {
    expect(linesOf('harbour')('Trade-in')).toMatchObject({ is: 'offered' });
    expect(linesOf('harbour', { price: 150 })('Trade-in')).toMatchObject({
      is: 'not offered',
      because: expect.stringContaining('price 150') as string,
    });
  });
  it('FIN-09 says whether finance shows, and which rule decided', () => {
    expect(linesOf('harbour')('Finance')).toMatchObject({ is: 'shown' });
    expect(linesOf('harbour', { status: 'sold' })('Finance')).toMatchObject({
      is: 'not shown',
      because: expect.stringMatching(/^it is not available; rule \w+ \[/) as string,
    });
  });
  it('VDP-22 says whether the certified badge shows', () => {
    expect(linesOf('harbour', { certified: true })('Certified')?.because).toMatch(/^the vehicle is certified/);
    expect(linesOf('harbour')('Certified')).toMatchObject({ is: 'no badge' });
  });
  it('CARD-03 says what the record of asking prices proves', () => {
    const history = (days: number) => ({
      ...{ price: 38_990, before_price: 41_990 },
      price_history: [ago(days + 5, 41_990), ago(5, 38_990)],
    });
    expect(linesOf('harbour', history(20))('Was-price')).toMatchObject({
      is: '$41,990',
      because: expect.stringContaining('$41,990 was the price on 20 of the last 90 days; 14 are needed') as string,
    });
    expect(linesOf('harbour', history(10))('Was-price')).toMatchObject({ is: 'not shown' });
    expect(linesOf('harbour')('Was-price')?.because).toBe('no higher price is known');
  });
});
