import { placesTable } from '@forecourt/site-config/places';

/** What became of asking the browser where it is. */
export type WhereAmI = { kind: 'found'; postcode: string } | { kind: 'denied' | 'unavailable' | 'insecure' | 'abroad' };

/** What is read from the browser; `geolocation` is undefined where it has none. */
export interface Surroundings {
  readonly isSecureContext: boolean;
  readonly geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined;
}

/** A position of ten minutes ago finds a yard as well, without waiting for a satellite. */
const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 600_000 };
/** The furthest that anyone in Australia is from a known postcode, with room to spare. */
const FURTHEST_KM = 700;

const browser = (): Surroundings => ({ isSecureContext, geolocation: navigator.geolocation });

/** The postcode nearest to where the browser is. It is found on the device: no service learns the position. */
export async function findMyPostcode({ isSecureContext, geolocation }: Surroundings = browser()): Promise<WhereAmI> {
  if (!isSecureContext) return { kind: 'insecure' };
  if (!geolocation) return { kind: 'unavailable' };
  try {
    const { coords } = await new Promise<GeolocationPosition>((resolve, reject) =>
      geolocation.getCurrentPosition(resolve, reject, OPTIONS),
    );
    const { nearestPostcode } = await placesTable();
    const near = nearestPostcode({ lat: coords.latitude, long: coords.longitude });
    return near && near.km <= FURTHEST_KM ? { kind: 'found', postcode: near.item.postcode } : { kind: 'abroad' };
  } catch (error) {
    // 1 is PERMISSION_DENIED; not every browser has the constants where they are needed
    const isDenied = (error as Partial<GeolocationPositionError>).code === 1;
    return { kind: isDenied ? 'denied' : 'unavailable' };
  }
}
