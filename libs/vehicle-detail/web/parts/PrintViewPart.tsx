import { vehicleRoute } from '@forecourt/contracts';
import { useSection, useSite, useVehicleOptions, useWords } from '@forecourt/composition';
import {
  dayIn,
  licenceLine,
  openingHours,
  siteConfigWords,
  siteSection,
  vehiclePhone,
  vehiclePlacePhone,
} from '@forecourt/site-config';
import {
  addressLine,
  chooseImages,
  furtherSpecifications,
  isAvailable,
  keyInformation,
  priceDisplay,
  priceNote,
  shownPhone,
  type Vehicle,
  vehicleTitle,
  vehicleWords,
} from '@forecourt/vehicle';
import { formatDate } from '@forecourt/words';
import { PrintView } from '../components/PrintView.js';
import { vehicleDetailSection } from '../section.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** The sheet of a vehicle, with the price that its page shows. */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const site = useSite();
  const saySite = useWords(siteConfigWords);
  const sayVehicle = useWords(vehicleWords);
  const identity = useSection(siteSection);
  const options = useVehicleOptions();
  const say = useWords(vehicleDetailWords);
  const { disclaimer = say('print.disclaimer') } = useSection(vehicleDetailSection).print;
  const { offersSubscription, licences, locations, timeZone } = identity;
  const { location, features = [], standard_equipment: equipment = [] } = vehicle;
  const price = isAvailable(vehicle) ? priceDisplay(vehicle, { ...options, offersSubscription, now }) : undefined;
  const note = price?.kind === 'price' ? priceNote(vehicle.price_type, sayVehicle) : undefined;
  const onPaper = (phone: string | undefined) => shownPhone(phone, options.phoneDisplay)?.text;
  const images = vehicle.images.map(({ url }) => url);
  return (
    <PrintView
      title={vehicleTitle(vehicle)}
      price={price}
      images={chooseImages(images, vehicle, options.newArrivalImages)}
      facts={keyInformation(vehicle, sayVehicle)}
      comments={vehicle.dealercomments}
      groups={furtherSpecifications(vehicle, sayVehicle)}
      features={[...new Set([...features, ...equipment])]}
      notes={[...(note ? [note] : []), ...(disclaimer ? [disclaimer] : [])]}
      printed={formatDate(dayIn(timeZone, now), sayVehicle.language)}
      call={onPaper(vehiclePhone(identity, vehicle))}
      dealer={{
        name: identity.name,
        place: location?.name,
        address: addressLine(location?.address ?? identity.address),
        phone: onPaper(vehiclePlacePhone(identity, vehicle)),
        email: identity.email,
        hours: openingHours(locations.find(({ slug }) => slug === location?.slug)?.hours ?? [], saySite),
        licences: licences.map((licence) => licenceLine(licence, saySite)),
      }}
      url={site.origin + (site.href(vehicleRoute, { slug: vehicle.slug }) ?? '')}
    />
  );
}
