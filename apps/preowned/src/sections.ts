import { checkoutConfig, purchaseConfig, checkoutWords } from '@forecourt/checkout/config';
import { contentConfig, contentWords } from '@forecourt/content/config';
import { deskConfig, deskWords } from '@forecourt/desk/config';
import { financeConfig, financeWords } from '@forecourt/finance/config';
import { formsConfig, formsWords } from '@forecourt/forms/config';
import { garageConfig, garageWords } from '@forecourt/garage/config';
import { locationsConfig, locationsWords } from '@forecourt/locations/config';
import { navigationConfig, navigationWords } from '@forecourt/navigation/config';
import { offersConfig, offersWords } from '@forecourt/offers/config';
import { searchConfig, searchWords } from '@forecourt/search/config';
import { wordsConfig } from '@forecourt/site-config';
import { uiVehicleWords } from '@forecourt/ui-vehicle/words';
import { ssrWords } from '@forecourt/ssr/words';
import { uiKitWords } from '@forecourt/ui-kit/words';
import { vehicleDetailConfig, vehicleDetailWords } from '@forecourt/vehicle-detail/config';

/** Configuration sections of the installed features. Read by servers and checks; never part of a browser bundle. */
export const sections = [
  navigationConfig,
  searchConfig,
  vehicleDetailConfig,
  financeConfig,
  formsConfig,
  garageConfig,
  locationsConfig,
  contentConfig,
  offersConfig,
  checkoutConfig,
  purchaseConfig,
  deskConfig,
  wordsConfig([
    checkoutWords,
    contentWords,
    deskWords,
    financeWords,
    formsWords,
    garageWords,
    locationsWords,
    navigationWords,
    offersWords,
    searchWords,
    uiVehicleWords,
    ssrWords,
    uiKitWords,
    vehicleDetailWords,
  ]),
];
