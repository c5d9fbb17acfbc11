import { contentConfig } from '@forecourt/content/config';
import { deskConfig } from '@forecourt/desk/config';
import { financeConfig } from '@forecourt/finance/config';
import { formsConfig } from '@forecourt/forms/config';
import { garageConfig } from '@forecourt/garage/config';
import { locationsConfig } from '@forecourt/locations/config';
import { navigationConfig } from '@forecourt/navigation/config';
import { searchConfig } from '@forecourt/search/config';
import { vehicleDetailConfig } from '@forecourt/vehicle-detail/config';

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
  deskConfig,
];
