import type { Db } from '@forecourt/database';
import type { ConfiguredSite, Sites } from '@forecourt/sites';

/** What the service gives every module. */
export interface ServiceContext {
  readonly db: Db;
  readonly sites: Sites;
  /** Canonical scheme and host of a site's pages. */
  readonly originOf: (site: ConfiguredSite) => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
