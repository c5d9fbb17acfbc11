import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { homeRoute, listingRoute, vehicleSectionsSlot } from '@forecourt/contracts';
import { Slot, useRouteHref, useSection } from '@forecourt/composition';
import type { VehicleSection } from '@forecourt/site-config';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import { chooseImages, IMAGE_NOT_FOUND, vehicleTitle } from '@forecourt/vehicle';
import { Gallery } from '../components/Gallery.js';
import { Comments, Features, KeyInformation, Place, Specifications } from '../components/sections.js';
import { Enquiry, Sidebar } from '../components/Sidebar.js';
import { SimilarVehicles } from '../components/SimilarVehicles.js';
import * as styles from '../components/vehicle.styles.js';
import type { VehicleDetailConfig, VehicleSectionName } from '../config.js';
import { gallerySlides, showsThumbnails } from '../domain/slides.js';
import type { VehiclePageData } from './vehicleLoader.js';

/** A vehicle's page. Sections stand in the site's order (A2). */
export function Component() {
  const { vehicle, similar, now } = useLoaderData<VehiclePageData>();
  const options = useSection<VehicleDetailConfig>('vehicle-detail');
  const { newArrivalImages } = useSection<VehicleSection>('vehicle');
  const home = useRouteHref(homeRoute);
  const listing = useRouteHref(listingRoute);
  const title = vehicleTitle(vehicle);
  const images = chooseImages(
    vehicle.images.map(({ url }) => url),
    vehicle,
    newArrivalImages,
  );
  const shown = { ...vehicle, images: (images.length > 0 ? images : [IMAGE_NOT_FOUND]).map((url) => ({ url })) };
  const sections: Record<VehicleSectionName, ReactNode> = {
    'key-information': <KeyInformation vehicle={vehicle} shown={options.keyInformationShown} />,
    comments: (
      <Comments vehicle={vehicle} collapsedAt={options.commentsCollapsedAt} pendingText={options.commentsPendingText} />
    ),
    features: <Features vehicle={vehicle} shown={options.featuresShown} />,
    specifications: <Specifications vehicle={vehicle} />,
    sections: <Slot slot={vehicleSectionsSlot} with={{ vehicle }} />,
    location: <Place vehicle={vehicle} />,
    similar: null,
  };
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs
          trail={[
            { name: 'Home', ...(home ? { href: home } : {}) },
            { name: 'Vehicles', ...(listing ? { href: listing } : {}) },
            { name: title },
          ]}
        />
        <div css={styles.columns}>
          <div css={styles.main}>
            <Gallery
              slides={gallerySlides(shown, title)}
              hasThumbnails={showsThumbnails(shown, options.thumbnailsAbove)}
            />
          </div>
          <Sidebar vehicle={vehicle} now={now} />
          <div css={styles.main}>
            {options.sections.map((name) => (
              <div key={name} hidden={sections[name] === null}>
                {sections[name]}
              </div>
            ))}
            <Enquiry vehicle={vehicle} />
          </div>
        </div>
        {options.sections.includes('similar') && <SimilarVehicles vehicles={similar} now={now} />}
      </div>
    </Container>
  );
}
