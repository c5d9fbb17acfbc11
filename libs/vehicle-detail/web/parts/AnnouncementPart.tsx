import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { directionsHref, type Vehicle } from '@forecourt/vehicle';
import { Announcement } from '../components/Announcement.js';
import { dismissalCookie } from '../rules/dismissal.js';
import { announcedCity } from '../rules/places.js';

/** Says where the vehicle is, when that is not the dealer's main place. */
export function Component({ vehicle }: { vehicle: Vehicle }) {
  const { locations } = useSection(siteSection);
  const city = announcedCity(vehicle, locations);
  const dismiss = () => {
    document.cookie = dismissalCookie(document.cookie, vehicle, location.protocol);
  };
  return city ? <Announcement city={city} directions={directionsHref(vehicle.location)} onDismiss={dismiss} /> : null;
}
