import { analyticsModule } from '@forecourt/analytics/module';
import { checkoutModule } from '@forecourt/checkout/module';
import { contentModule } from '@forecourt/content/module';
import { deskModule } from '@forecourt/desk/module';
import { financeModule } from '@forecourt/finance/module';
import { formsModule } from '@forecourt/forms/module';
import { garageModule } from '@forecourt/garage/module';
import { picturesModule } from '@forecourt/pictures/module';
import { leadsModule } from '@forecourt/leads/module';
import { locationsModule } from '@forecourt/locations/module';
import { navigationModule } from '@forecourt/navigation/module';
import { offersModule } from '@forecourt/offers/module';
import { searchModule } from '@forecourt/search/module';
import { operatorModule, type ModuleDefinition } from '@forecourt/service';
import { stockModule } from '@forecourt/stock/module';
import { vehicleDetailModule } from '@forecourt/vehicle-detail/module';

/** The modules of the service. */
export const MODULES: readonly ModuleDefinition[] = [
  analyticsModule,
  checkoutModule,
  contentModule,
  deskModule,
  financeModule,
  formsModule,
  garageModule,
  leadsModule,
  locationsModule,
  navigationModule,
  offersModule,
  operatorModule,
  picturesModule,
  searchModule,
  stockModule,
  vehicleDetailModule,
];
