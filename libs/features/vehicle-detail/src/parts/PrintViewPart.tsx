import { vehicleRoute } from '@forecourt/contracts';
import { useSection, useSite } from '@forecourt/composition';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import {
  chooseImages,
  choosePhone,
  formatPhone,
  isAvailable,
  keyInformation,
  priceDisplay,
  vehicleTitle,
  type Vehicle,
} from '@forecourt/vehicle';
import { PrintView } from '../components/PrintView.js';
import type { VehicleDetailConfig } from '../config.js';

/** The sheet of a vehicle, with the price that its page shows. */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const site = useSite();
  const identity = useSection<SiteSection>('site');
  const options = useSection<VehicleSection>('vehicle');
  const { print } = useSection<VehicleDetailConfig>('vehicle-detail');
  const { offersSubscription, phones, licences } = identity;
  const address = vehicle.location?.address ?? identity.address;
  const phone = choosePhone(phones, vehicle.car_type, vehicle.location?.phone);
  const images = vehicle.images.map(({ url }) => url);
  return (
    <PrintView
      title={vehicleTitle(vehicle)}
      price={isAvailable(vehicle) ? priceDisplay(vehicle, { ...options, offersSubscription, now }) : undefined}
      images={chooseImages(images, vehicle, options.newArrivalImages)}
      facts={keyInformation(vehicle)}
      disclaimer={print.disclaimer}
      dealer={{
        name: identity.name,
        place: vehicle.location?.name,
        address: [address?.street, address?.city, address?.state, address?.postcode].filter(Boolean).join(', '),
        phone: phone && formatPhone(phone),
        email: identity.email,
        licences: licences.map(({ label, number }) => `${label} ${number}`),
      }}
      url={site.origin + (site.href(vehicleRoute, { slug: vehicle.slug }) ?? '')}
    />
  );
}
