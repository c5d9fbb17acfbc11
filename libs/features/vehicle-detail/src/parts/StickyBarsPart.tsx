import { useSection } from '@forecourt/composition';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import { choosePhone, isAvailable, priceDisplay, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { StickyBars } from '../components/StickyBars.js';
import type { VehicleDetailConfig } from '../config.js';

/** Bars that follow the page, with the price that the page shows. */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { phones, offersSubscription } = useSection<SiteSection>('site');
  const options = useSection<VehicleSection>('vehicle');
  const { stickyHeader, bottomBar } = useSection<VehicleDetailConfig>('vehicle-detail');
  const available = isAvailable(vehicle);
  return (
    <StickyBars
      title={vehicleTitle(vehicle)}
      facts={[vehicle.simple_transmission, vehicle.simple_body].filter(Boolean).join(', ')}
      price={available ? priceDisplay(vehicle, { ...options, offersSubscription, now }) : undefined}
      image={vehicle.images[0]?.url}
      action={{ label: available ? 'Enquire Now' : options.similarText, href: '#enquiry' }}
      phone={choosePhone(phones, vehicle.car_type, vehicle.location?.phone)}
      isMasked={options.phoneDisplay === 'masked'}
      buttons={bottomBar.buttons}
      options={{
        headerFrom: stickyHeader.isShown ? stickyHeader.from : undefined,
        barBeyond: bottomBar.isShown ? bottomBar.beyond : undefined,
      }}
    />
  );
}
