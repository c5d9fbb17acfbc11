import { reserveRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import {
  openingHours,
  placeLicences,
  siteConfigWords,
  siteSection,
  vehiclePlacePhone,
  vehicleSection,
} from '@forecourt/site-config';
import { isAvailable, isReservable, shownPhone, type Vehicle } from '@forecourt/vehicle';
import { ReserveOnline } from '../components/offer/ReserveOnline.js';
import { FeatureBanner, PromiseList } from '../components/promises.js';
import { Comments } from '../components/Comments.js';
import { useEnquiryAnchor } from '../components/useEnquiryAnchor.js';
import { Place } from '../components/Place.js';
import type { DetailName } from '../components/sections.js';
import type { VehicleSectionName } from '../config.js';
import { defaultBanner } from '../rules/defaultBanner.js';
import { vehicleDetailSection } from '../section.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** Sections that are plain HTML; the others have their own parts, or are places for other features. */
export type PlainSectionName = Exclude<
  VehicleSectionName,
  | DetailName
  | 'sections'
  | 'blogs'
  | 'used-car-checks'
  | 'buying-rights'
  | 'video'
  | 'similar'
  | 'recently-viewed'
  | 'fuel'
  | 'delivery'
>;

export interface SectionPartProps {
  name: PlainSectionName;
  vehicle: Vehicle;
  isFolded?: boolean;
}

/** One section of the page, by its name in the site's order. */
export function Component({ name, vehicle, isFolded = false }: SectionPartProps) {
  const options = useSection(vehicleDetailSection);
  const site = useSection(siteSection);
  const say = useWords(vehicleDetailWords);
  const saySite = useWords(siteConfigWords);
  const vehicles = useSection(vehicleSection);
  const reserve = useRouteHref(reserveRoute, { slug: vehicle.slug });
  const enquiry = useEnquiryAnchor();
  const { location } = vehicle;
  const promises = { carType: vehicle.car_type, isFolded };
  switch (name) {
    case 'comments':
      return <Comments vehicle={vehicle} collapsedAt={options.commentsCollapsedAt} />;
    case 'whats-included':
      // nothing comes with what is gone
      if (!isAvailable(vehicle)) return null;
      return (
        <PromiseList id="whats-included" title={say('included.title')} content={options.whatsIncluded} {...promises} />
      );
    case 'why-buy':
      return <PromiseList id="why-buy" title={say('whyBuy.title')} content={options.whyBuy} {...promises} />;
    case 'reserve-online':
      return isReservable(vehicle, vehicles) ? (
        <ReserveOnline
          content={options.reserveOnline}
          enquiry={enquiry}
          reserve={reserve}
          reserveLabel={say('button.reserve')}
          isFolded={isFolded}
        />
      ) : null;
    case 'protect':
      if (!isAvailable(vehicle)) return null;
      return <PromiseList id="protect" title={say('protect.title')} content={options.protect} {...promises} />;
    case 'feature-banner':
      return <FeatureBanner tiles={options.featureBanner ?? defaultBanner(say)} />;
    case 'location': {
      if (!location) return null;
      const place = site.locations.find(({ slug }) => slug === location.slug);
      return (
        <Place
          location={location}
          isGone={!isAvailable(vehicle)}
          hours={openingHours(place?.hours ?? [], saySite)}
          licences={place ? placeLicences(place, saySite) : []}
          phone={shownPhone(vehiclePlacePhone(site, vehicle), vehicles.phoneDisplay)}
        />
      );
    }
  }
}
