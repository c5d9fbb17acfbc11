import { describe, expect, it } from 'vitest';
import { siteSection, sectionOf } from '@forecourt/site-config';
import { resolveSite } from './site.js';

const PLACE = {
  slug: 'parramatta',
  name: 'Parramatta',
  address: { street: '1 Church Street', city: 'Parramatta', state: 'NSW', postcode: '2150' },
  lat: -33.81,
  long: 151.0,
  time_zone: 'Australia/Sydney',
  phone: '02 5550 0000',
};
const SITE = {
  name: 'Northside Motors',
  email: 'sales@northside.example',
  licences: [{ label: 'Lic. No. MD', number: '12345', state: 'NSW' }],
  locations: [PLACE],
};

describe('the configuration of a site of a host', () => {
  it('TEN-03 derives from name and places what they imply', () => {
    const config = resolveSite([], { site: SITE, theme: { accent: '#00426b' } });
    const site = sectionOf({ config }, siteSection);
    expect(site).toMatchObject({ id: 'own', legalName: 'Northside Motors', searchPrefix: '/search' });
    expect(site.locations[0]).toMatchObject({ ...PLACE, primary: true, dealership_slug: 'own' });
    expect(config['theme']).toMatchObject({ accent: '#00426b' });
  });

  it('TEN-03 takes what the dealer says instead', () => {
    const config = resolveSite([], { site: { ...SITE, legalName: 'Northside Pty Ltd', hosts: ['northside.example'] } });
    expect(sectionOf({ config }, siteSection)).toMatchObject({
      legalName: 'Northside Pty Ltd',
      hosts: ['northside.example'],
    });
  });

  it('TEN-03 lists what it cannot derive, and what is wrong', () => {
    const problems = () => resolveSite([], { site: { name: 'Northside', locations: ['Parramatta'], colour: 'red' } });
    expect(problems).toThrow('dealer: site.email: is missing');
    expect(problems).toThrow('dealer: site.licences: is missing');
    expect(problems).toThrow('dealer: site.locations.0.address');
    expect(problems).toThrow('dealer: site.colour: is not an option');
    expect(() => resolveSite([], { site: {} })).toThrow('dealer: site.locations: is missing');
  });
});
