import { describe, expect, it } from 'vitest';
import type { Site } from '@forecourt/composition';
import { registerClientListing, shouldRevalidate } from './clientListing.js';

const siteOf = (slug: string) => ({ slug }) as Site;
const to = (search: string) =>
  ({ nextUrl: new URL(`https://harbour.example/search${search}`), defaultShouldRevalidate: true }) as Parameters<
    typeof shouldRevalidate
  >[0];

describe('a hydrated listing', () => {
  it('SRCH-05 shows what it can without the loader, and leaves the rest to it', () => {
    const site = siteOf('harbour');
    expect(shouldRevalidate(to('?make=Kia'), site)).toBe(true);
    const end = registerClientListing(site, { serves: ({ search }) => search === '?make=Kia' });
    expect([shouldRevalidate(to('?make=Kia'), site), shouldRevalidate(to('?make=Fiat'), site)]).toEqual([false, true]);
    end();
    expect(shouldRevalidate(to('?make=Kia'), site)).toBe(true);
  });

  it('SRCH-05 answers for its own page, not for another in the same document', () => {
    const [one, other] = [siteOf('harbour'), siteOf('harbour')];
    const ends = [
      registerClientListing(one, { serves: () => true }),
      registerClientListing(other, { serves: () => false }),
    ];
    expect([shouldRevalidate(to(''), one), shouldRevalidate(to(''), other)]).toEqual([false, true]);
    ends[1]?.();
    expect(shouldRevalidate(to(''), one), 'the end of another ends nothing here').toBe(false);
    ends[0]?.();
  });
});
