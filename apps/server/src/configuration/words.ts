import { accountsWords } from '@forecourt/accounts/words';
import { alertsWords } from '@forecourt/alerts/words';
import { apiWords } from '@forecourt/api/words';
import { bookingsWords } from '@forecourt/bookings/words';
import { brochureWords } from '@forecourt/brochure/words';
import { checkoutDomainWords } from '@forecourt/checkout/words';
import { contractsWords } from '@forecourt/contracts/words';
import { dealerDeskWords } from '@forecourt/dealer-desk/words';
import { enquiryWords } from '@forecourt/enquiry/words';
import { financeMathsWords } from '@forecourt/finance-maths/words';
import { leadsWords } from '@forecourt/leads/words';
import { locationsDomainWords } from '@forecourt/locations/words';
import { messagesWords } from '@forecourt/service/messages/words';
import { serviceWords } from '@forecourt/service/words';
import { siteConfigWords } from '@forecourt/site-config/words';
import { siteHostWords } from '@forecourt/site-host/words';
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
  accountsWords,
  alertsWords,
  apiWords,
  bookingsWords,
  brochureWords,
  checkoutDomainWords,
  contractsWords,
  dealerDeskWords,
  enquiryWords,
  financeMathsWords,
  leadsWords,
  locationsDomainWords,
  messagesWords,
  serviceWords,
  siteConfigWords,
  siteHostWords,
  ssrWords,
  uiKitWords,
  uiVehicleWords,
  vehicleWords,
];
