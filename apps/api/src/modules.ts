import { analyticsModule } from '@forecourt/analytics/module';
import { checkoutModule } from '@forecourt/checkout/module';
import { contentModule } from '@forecourt/content/module';
import { deskModule } from '@forecourt/desk/module';
import { financeModule } from '@forecourt/finance/module';
import { leadsModule } from '@forecourt/leads/module';
import { formsModule } from '@forecourt/forms/module';
import { garageModule } from '@forecourt/garage/module';
import { locationsModule } from '@forecourt/locations/module';
import { navigationModule } from '@forecourt/navigation/module';
import { offersModule } from '@forecourt/offers/module';
import { searchModule } from '@forecourt/search/module';
import type { ModuleDefinition } from '@forecourt/service';
import { vehicleDetailModule } from '@forecourt/vehicle-detail/module';

/** The modules of the service. */
export const MODULES: readonly ModuleDefinition[] = [
  contentModule,
  financeModule,
  locationsModule,
  navigationModule,
  offersModule,
  searchModule,
  vehicleDetailModule,
  analyticsModule,
  contentModule,
  financeModule,
  leadsModule,
  formsModule,
  garageModule,
  deskModule,
  checkoutModule,
  contentModule,
  financeModule,
  locationsModule,
  offersModule,
];
