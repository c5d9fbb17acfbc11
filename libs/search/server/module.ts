import { defineModule, provide } from '@forecourt/service';
import { presentPreview } from '@forecourt/service/sites';
import { scopedKey } from '@forecourt/typesense-embedded';
import { siteSearches, siteSearchesPort } from './engine/siteSearches.js';
import { createSearchAccess, searchAccessPort } from './searchAccess.js';
import { parentKeyOf } from './searchKeys.js';
import { searchRoutes } from './searchRoutes.js';
import { searchSettingsPort } from './searchSettings.js';

/** Searches of a site's stock, by browsers and by the pages as they render. */
export const searchModule = defineModule({
  id: 'search',
  provides: [
    provide(searchAccessPort, ({ port, clock }) => {
      const { secret, direct } = port(searchSettingsPort);
      return createSearchAccess({
        makeKey: (site, parameters) => scopedKey(parentKeyOf(secret, site), parameters),
        ...{ direct, now: clock, shownAt: () => presentPreview()?.at },
      });
    }),
    provide(siteSearchesPort, ({ port, onNotice }) =>
      siteSearches({ engine: port(searchSettingsPort).engine, searchAccess: port(searchAccessPort), onNotice }),
    ),
  ],
  routes: [searchRoutes],
});
