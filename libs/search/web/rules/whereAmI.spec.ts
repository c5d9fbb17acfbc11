import { describe, expect, it } from 'vitest';
import { findMyPostcode, type Surroundings } from './whereAmI.js';

const at = (latitude: number, longitude: number): Surroundings => ({
  isSecureContext: true,
  geolocation: { getCurrentPosition: (found) => found({ coords: { latitude, longitude } } as GeolocationPosition) },
});
const failing = (code: number): Surroundings => ({
  isSecureContext: true,
  geolocation: { getCurrentPosition: (_found, failed) => failed?.({ code } as GeolocationPositionError) },
});

describe('where a browser is', () => {
  it.each([
    ['in Toowoomba', at(-27.57, 151.96), { kind: 'found', postcode: '4350' }],
    ['in the outback', at(-25.3, 131.0), { kind: 'found', postcode: '0872' }],
    ['in London', at(51.5, -0.12), { kind: 'abroad' }],
    ['not allowed', failing(1), { kind: 'denied' }],
    ['not found', failing(2), { kind: 'unavailable' }],
    ['too slow', failing(3), { kind: 'unavailable' }],
    ['not requested over an insecure connection', { ...at(0, 0), isSecureContext: false }, { kind: 'insecure' }],
    ['not known to this browser', { isSecureContext: true, geolocation: undefined }, { kind: 'unavailable' }],
  ])('LOC-09 %s', async (_what, surroundings, answer) => {
    expect(await findMyPostcode(surroundings)).toEqual(answer);
  });
});
