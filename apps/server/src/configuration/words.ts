import { checkoutDomainWords } from '@forecourt/checkout/words';
import { contractsWords } from '@forecourt/contracts/words';
import { deskDomainWords } from '@forecourt/desk/words';
import { enquiryWords } from '@forecourt/enquiry/words';
import { financeMathsWords } from '@forecourt/finance-maths/words';
import { garageDomainWords } from '@forecourt/garage/words';
import { formsDomainWords } from '@forecourt/forms/words';
import { locationsDomainWords } from '@forecourt/locations/words';
import { serviceWords } from '@forecourt/service/words';
import { siteConfigWords } from '@forecourt/site-config/words';
import { ssrWords } from '@forecourt/ssr/words';
import { uiKitWords } from '@forecourt/ui-kit/words';
import { uiVehicleWords } from '@forecourt/ui-vehicle/words';
import { vehicleWords } from '@forecourt/vehicle/words';
import type { Catalogue } from '@forecourt/words';

/**
 * Catalogues of the libraries that every site has, whatever its features: of the core and the interface, and of what
 * servers say.
 */
export const COMMON_WORDS: readonly Catalogue[] = [
  checkoutDomainWords,
  contractsWords,
  deskDomainWords,
  enquiryWords,
  financeMathsWords,
  garageDomainWords,
  formsDomainWords,
  locationsDomainWords,
  serviceWords,
  siteConfigWords,
  ssrWords,
  uiKitWords,
  uiVehicleWords,
  vehicleWords,
];
