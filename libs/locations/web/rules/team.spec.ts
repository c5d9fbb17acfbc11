import { describe, expect, it } from 'vitest';
import { siteConfigWords } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { auburn } from '../places.spec.help.js';
import { teamByDepartment } from './team.js';

const saySite = wordsOf({ config: {} }, siteConfigWords);

describe('people of a place', () => {
  it('LOC-02 are grouped by department, each person once', () => {
    const team = [...(auburn.team ?? []), { name: 'Lee Ward', role: 'Technician', department: 'service' as const }];
    const groups = teamByDepartment(
      { ...auburn, team: [...team, { name: 'Kim Ho', role: 'Parts', department: 'parts' }] },
      'At your service',
      saySite,
    );
    expect(groups.map(({ name, people }) => [name, people.map((person) => person.name)])).toEqual([
      ['At your service', ['Priya Nair', 'Kim Ho']],
      ['Sales', ['Tom Whitlam']],
      ['Service', ['Lee Ward']],
    ]);
    expect(teamByDepartment({ ...auburn, team: [] }, 'At your service', saySite)).toEqual([]);
  });
});
