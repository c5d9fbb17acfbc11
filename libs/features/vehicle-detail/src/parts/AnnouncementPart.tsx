import { useSection } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { Announcement } from '../components/Announcement.js';
import { dismissalCookie } from '../domain/dismissal.js';
import { announcedCity, directionsHref } from '../domain/places.js';

const dismiss = () => {
  document.cookie = dismissalCookie(location.protocol);
};

/** Where the vehicle stands, when that is not the dealer's main place. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const { locations } = useSection<SiteSection>('site');
  const city = announcedCity(vehicle, locations);
  return city ? <Announcement city={city} directions={directionsHref(vehicle.location)} onDismiss={dismiss} /> : null;
}
