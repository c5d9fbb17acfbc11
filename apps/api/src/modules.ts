import { checkoutModule } from '@forecourt/checkout/module';
import { contentModule } from '@forecourt/content/module';
import { financeModule } from '@forecourt/finance/module';
import { locationsModule } from '@forecourt/locations/module';
import { offersModule } from '@forecourt/offers/module';
import type { ModuleDefinition } from '@forecourt/service';

/** The modules of the service. */
export const MODULES: readonly ModuleDefinition[] = [
  checkoutModule,
  contentModule,
  financeModule,
  locationsModule,
  offersModule,
];
