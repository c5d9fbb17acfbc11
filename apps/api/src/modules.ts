import { contentModule } from '@forecourt/content/module';
import { financeModule } from '@forecourt/finance/module';
import { picturesModule } from '@forecourt/images/module';
import { locationsModule } from '@forecourt/locations/module';
import { offersModule } from '@forecourt/offers/module';
import type { ModuleDefinition } from '@forecourt/service';
import { stockModule } from '@forecourt/stock/module';

/** The modules of the service. */
export const MODULES: readonly ModuleDefinition[] = [
  contentModule,
  financeModule,
  locationsModule,
  offersModule,
  picturesModule,
  stockModule,
];
