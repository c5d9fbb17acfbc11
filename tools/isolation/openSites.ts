import type { Service } from '../../apps/api/src/compose.ts';
import { buildKia, demoSites } from '../../apps/api/src/testing/demo.ts';
import { openService } from '../../apps/api/src/testing/openService.ts';
import { BOUGHT_KIA, NEXT_KIA, OWN_KIA } from './belongings.ts';

/** The service with two sites that have everything switched on, and stock of their own. */
export async function openSites(): Promise<Service> {
  const service = await openService(
    { harbour: [OWN_KIA, NEXT_KIA, BOUGHT_KIA], northline: [buildKia('N1')] },
    {
      sites: demoSites({
        garage: { accounts: true, watchlist: true, alerts: true },
        desk: { isOn: true, people: [{ name: 'Nora', email: 'nora@northline.example.com' }] },
        checkout: { isOn: true, payment: { provider: 'test' } },
        purchase: { isOn: true },
      }),
      isProduction: false,
      onNotice: () => undefined,
    },
  );
  await service.worker.drain();
  return service;
}
