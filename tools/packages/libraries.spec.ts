import { describe, expect, it } from 'vitest';
import { chosenLibraries, LIBRARIES } from './libraries.ts';

const ALL = ['/work/libs/core/vehicle', '/work/libs/search', '/work/libs/ui/kit', '/work/libs/ui/vehicle'];

describe('the libraries that `--only` names', () => {
  it.each([
    [['search'], ['/work/libs/search']],
    [
      ['ui/kit', 'search'],
      ['/work/libs/search', '/work/libs/ui/kit'],
    ],
    [['kit'], ['/work/libs/ui/kit']],
    [['vehicle'], ['/work/libs/core/vehicle', '/work/libs/ui/vehicle']],
    [['ui/vehicle'], ['/work/libs/ui/vehicle']],
    [[], ALL],
  ])('LIB-01 %j', (names, chosen) => expect(chosenLibraries(names, ALL)).toEqual(chosen));

  it('LIB-01 are all without a name', () => expect(chosenLibraries()).toEqual(LIBRARIES));

  it('LIB-01 must exist: a check of nothing would pass', () => {
    expect(() => chosenLibraries(['search', 'serch'], ALL)).toThrow(
      '--only "serch" is none of the libraries core/vehicle, search, ui/kit, ui/vehicle.',
    );
  });
});
