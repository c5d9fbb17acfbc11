import { describe, expect, it } from 'vitest';
import { schemaOrgProblems } from './schemaOrgProblems.js';

const dealer = {
  '@context': 'https://schema.org',
  '@type': 'AutoDealer',
  '@id': 'https://harbour.example/locations/auburn#place',
  name: 'Harbour Auburn',
  url: 'https://harbour.example/locations/auburn',
  address: { '@type': 'PostalAddress', addressCountry: 'AU', postalCode: '2144' },
  geo: { '@type': 'GeoCoordinates', latitude: -33.8, longitude: '151.03' },
  openingHoursSpecification: [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'https://schema.org/Friday'],
      opens: '08:30',
      closes: '17:30',
    },
  ],
  department: { '@type': 'AutoRepair', name: 'Workshop' },
};
const car = {
  '@type': 'Car',
  vehicleIdentificationNumber: 'VIN',
  itemCondition: 'https://schema.org/UsedCondition',
  mileageFromOdometer: { '@type': 'QuantitativeValue', value: 42_000, unitCode: 'KMT' },
  offers: {
    '@type': 'Offer',
    price: 19_990,
    priceCurrency: 'AUD',
    availability: 'https://schema.org/InStock',
    seller: { '@id': 'https://harbour.example#dealer' },
  },
};

describe('structured data by schema.org’s vocabulary', () => {
  it('what is valid has no problem', () => {
    expect(schemaOrgProblems(dealer)).toEqual([]);
    expect(schemaOrgProblems(car)).toEqual([]);
    expect(schemaOrgProblems({ '@type': 'ListItem', position: 1, item: { '@id': 'https://a.example/' } })).toEqual([]);
    expect(schemaOrgProblems({ ...car, '@type': ['Car', 'Product'] })).toEqual([]);
  });

  it.each([
    ['an unknown type', { '@type': 'CarDealer' }, '@type: "CarDealer" is no type of schema.org'],
    ['no type', { name: 'x' }, '@type: undefined is no type of schema.org'],
    ['a name of JavaScript as a type', { '@type': 'constructor' }, '@type: "constructor" is no type of schema.org'],
    ['an unknown property', { ...dealer, colour: 'red' }, 'colour: AutoDealer has no such property'],
    [
      'a property of another type',
      { ...dealer, mileageFromOdometer: 1 },
      'mileageFromOdometer: AutoDealer has no such property',
    ],
    ['a number for text', { ...dealer, name: 7 }, 'name: 7 is none of Text'],
    ['text for an object', { ...dealer, geo: 'Auburn' }, 'geo: "Auburn" is none of GeoCoordinates, GeoShape'],
    [
      'an object of another type',
      { ...dealer, geo: { '@type': 'PostalAddress' } },
      'geo: {"@type":"PostalAddress"} is none of GeoCoordinates, GeoShape',
    ],
    [
      'a fault deep inside',
      { ...dealer, department: { '@type': 'AutoRepair', hours: 1 } },
      'department.hours: AutoRepair has no such property',
    ],
    [
      'a time that is none',
      { '@type': 'OpeningHoursSpecification', opens: '8:30 am' },
      'opens: "8:30 am" is none of Time',
    ],
    [
      'a date that is none',
      { '@type': 'OpeningHoursSpecification', validFrom: 'Friday' },
      'validFrom: "Friday" is none of Date, DateTime',
    ],
    [
      'a word that is no member',
      { '@type': 'Offer', availability: 'https://schema.org/Sold' },
      'availability: "https://schema.org/Sold" is none of ItemAvailability',
    ],
    ['half a position', { '@type': 'ListItem', position: 1.5 }, 'position: 1.5 is none of Integer, Text'],
    [
      'an address for a thing',
      { '@type': 'ListItem', item: 'https://a.example/' },
      'item: "https://a.example/" is none of Thing',
    ],
    ['an address without a host', { '@type': 'ListItem', url: '/cars/x' }, 'url: "/cars/x" is none of URL'],
    ['nothing at all', { ...dealer, name: null }, 'name: null is none of Text'],
    [
      'another context',
      { ...dealer, '@context': 'http://schema.example' },
      '@context: "http://schema.example" is not "https://schema.org"',
    ],
  ])('%s is reported', (_what, object, problem) => {
    expect(schemaOrgProblems(object)).toEqual([problem]);
  });
});
