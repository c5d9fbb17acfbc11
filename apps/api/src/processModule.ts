import { paymentSettingsPort } from '@forecourt/checkout/server';
import { embeddedQuotes, quotesPort } from '@forecourt/finance/quotes';
import { valuationPartnersPort } from '@forecourt/forms/server';
import { pictureSettingsPort } from '@forecourt/pictures';
import { captchaSettingsPort, leadOutboundPort } from '@forecourt/leads';
import { browserNodes, searchSettingsPort, type SearchEngine } from '@forecourt/search/server';
import {
  databaseCopyPort,
  defineModule,
  liveSitesPort,
  operatorTokenPort,
  personalDataPort,
  previewsPort,
  provide,
  type CopyDatabase,
  type ModuleDefinition,
} from '@forecourt/service';
import type { OutboxWorker, Yield } from '@forecourt/service/database';
import type { OutboundPorts } from '@forecourt/service/outbound';
import type { PersonalData } from '@forecourt/service/privacy';
import { fileStoragePort, type FileStorage } from '@forecourt/service/storage';
import type { LiveSites, Previews } from '@forecourt/service/sites';
import { stockSettingsPort } from '@forecourt/stock';
import type { ServiceOptions } from './serviceOptions.js';

/** What this process opened before its modules. */
export interface OpenedProcess {
  readonly live: LiveSites | undefined;
  readonly previews: Previews | undefined;
  readonly engine: SearchEngine;
  /** Secret from which the sites' search keys are made. */
  readonly searchSecret: string;
  /** Secret of the operator's commands. */
  readonly adminToken: string;
  /** How leads and messages leave. */
  readonly outbound: OutboundPorts;
  readonly storage: FileStorage;
  readonly yieldNow: Yield;
  readonly worker: () => OutboxWorker;
  readonly personalData: () => PersonalData;
  readonly copyDatabase: CopyDatabase;
}

/** Settings of the process, for the modules that declare them. */
export function processModule(options: ServiceOptions, opened: OpenedProcess): ModuleDefinition {
  const { captcha, feeds, isProduction, payments, quotes, searchCluster, searchesPerMinute } = options;
  const { engine, live, previews, searchSecret, outbound, storage, yieldNow } = opened;
  return defineModule({
    id: 'process',
    provides: [
      provide(operatorTokenPort, () => opened.adminToken),
      ...(live ? [provide(liveSitesPort, () => live)] : []),
      ...(previews ? [provide(previewsPort, () => previews)] : []),
      provide(databaseCopyPort, () => opened.copyDatabase),
      provide(personalDataPort, () => opened.personalData()),
      provide(quotesPort, () => quotes ?? embeddedQuotes()),
      provide(valuationPartnersPort, () => options),
      provide(pictureSettingsPort, () => options),
      provide(leadOutboundPort, () => outbound),
      provide(fileStoragePort, () => storage),
      ...(captcha ? [provide(captchaSettingsPort, () => captcha)] : []),
      provide(paymentSettingsPort, () => ({
        secretOf: payments?.secretOf ?? (() => undefined),
        allowsTest: payments?.allowsTest ?? !isProduction,
        stripeUrl: payments?.stripeUrl,
      })),
      provide(searchSettingsPort, () => ({
        ...{ engine, secret: searchSecret, searchesPerMinute },
        direct: searchCluster && browserNodes(searchCluster),
      })),
      provide(stockSettingsPort, () => ({
        ...{ search: engine.port, yieldNow, feeds },
        worker: { drain: () => opened.worker().drain() },
      })),
    ],
  });
}
