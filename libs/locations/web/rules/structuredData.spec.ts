import { describe, expect, it } from 'vitest';
import { schemaOrgProblems } from '@forecourt/testing/schema-org';
import { siteConfigWords } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { auburn, perth } from '../places.spec.help.js';
import { openingHoursSpecification, placeStructuredData } from './structuredData.js';

const saySite = wordsOf({ config: {} }, siteConfigWords);

describe('a place for search engines', () => {
  it('LOC-01 is an AutoDealer with address, position, hours, holidays ahead and departments', () => {
    const data = placeStructuredData({
      place: auburn,
      url: 'https://harbour.example/locations/auburn',
      telephone: '02 5550 1200',
      imageUrl: undefined,
      today: '2026-12-01',
      saySite,
    });
    expect(data).toMatchObject({
      '@type': 'AutoDealer',
      name: 'Harbour Auburn',
      telephone: '+61 2 5550 1200',
      address: { addressLocality: 'Auburn', postalCode: '2144', addressCountry: 'AU' },
      geo: { latitude: -33.849, longitude: 151.033 },
      specialOpeningHoursSpecification: [{ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }],
      department: [{ '@type': 'AutoDealer' }, { '@type': 'AutoRepair', name: 'Harbour Auburn Service' }],
    });
    expect(data).not.toHaveProperty('image');
    expect(JSON.stringify(data)).not.toContain('2026-01-26');
  });

  it('LOC-01 is valid by schema.org’s vocabulary, whatever a place is', () => {
    for (const place of [auburn, perth, { ...perth, types: ['service' as const, 'parts' as const] }])
      for (const imageUrl of [undefined, 'https://harbour.example/media/a.webp'])
        expect(
          schemaOrgProblems(
            placeStructuredData({
              place,
              url: 'https://harbour.example/locations/a',
              telephone: '02 5550 1200',
              imageUrl,
              today: '2026-01-01',
              saySite,
            }),
          ),
        ).toEqual([]);
  });

  it('LOC-04 days with the same hours are grouped', () => {
    expect(openingHoursSpecification(auburn.hours)).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        opens: '08:30',
        closes: '17:30',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      },
      { '@type': 'OpeningHoursSpecification', opens: '08:30', closes: '16:00', dayOfWeek: ['Saturday'] },
    ]);
  });
});
