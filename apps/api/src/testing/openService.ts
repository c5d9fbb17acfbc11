import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyDatabase } from '@forecourt/service/database/testing';
import { siteStock } from '@forecourt/stock';
import type { Vehicle } from '@forecourt/vehicle';
import { composeService, type Service, type ServiceOptions } from '../compose.js';
import { demoSites } from './demo.js';

/** A picture of 12 by 8. */
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><rect width="12" height="8"/></svg>';

/** The service of the demo dealers with a little stock by site, in a folder of its own that goes when it is closed. */
export async function openService(
  stock: Readonly<Record<string, readonly Vehicle[]>>,
  options: Partial<ServiceOptions> = {},
): Promise<Service> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-api-'));
  const service = await composeService({
    dataDir,
    emptyDatabase: await emptyDatabase(),
    sites: options.sites ?? demoSites(),
    pictures: () => Promise.resolve(undefined),
    placeholder: SVG,
    isProduction: true,
    // visitors of a test differ by the address that its proxy names
    trustedProxies: ['127.0.0.1', '::1'],
    ...options,
  });
  for (const [site, vehicles] of Object.entries(stock))
    await siteStock(service.database.db, site).seed(vehicles, 'test');
  return {
    ...service,
    close: async () => {
      await service.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
