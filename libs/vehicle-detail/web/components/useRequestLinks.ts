import { useLocation } from 'react-router-dom';
import { financeRoute, VEHICLE_REQUESTS, vehicleRequestRoute, type VehicleRequest } from '@forecourt/contracts';
import { useSection, useSite } from '@forecourt/composition';
import { addressedQuery, addressedTerms, vehicleFinanceLink } from '@forecourt/finance-maths';
import { vehicleSection } from '@forecourt/site-config';
import { isTestDriveOnly, offersTestDrive, type Vehicle } from '@forecourt/vehicle';
import { requestLink, type RequestLink } from '../rules/requestLinks.js';
import { vehicleDetailSection } from '../section.js';
import { useEnquiryAnchor } from './useEnquiryAnchor.js';

/** The links of a vehicle that is offered to its forms; those that it does not offer are missing. */
export function useRequestLinks(vehicle: Vehicle): Partial<Record<VehicleRequest, RequestLink>> {
  const site = useSite();
  const { windows } = useSection(vehicleDetailSection);
  const options = useSection(vehicleSection);
  const finance = site.href(financeRoute);
  // what a calculator was sent with without script is in the address, and is known nowhere else
  const { search } = useLocation();
  const pages = {
    formOf: (form: VehicleRequest) => {
      const page = site.href(vehicleRequestRoute, { slug: vehicle.slug, form });
      const terms = form === 'finance' ? addressedQuery(search) : '';
      return page && terms !== '' ? `${page}?${terms}` : page;
    },
    finance: finance && vehicleFinanceLink(finance, vehicle, addressedTerms(search)),
    enquiry: useEnquiryAnchor(),
  };
  const isOffered: Partial<Record<VehicleRequest, boolean>> = {
    'test-drive': offersTestDrive(vehicle, options),
    finance: !isTestDriveOnly(vehicle, options.testDriveOnlyTags),
  };
  return Object.fromEntries(
    VEHICLE_REQUESTS.flatMap((request) => {
      const link = isOffered[request] === false ? undefined : requestLink(request, windows, pages);
      return link ? [[request, link]] : [];
    }),
  );
}
