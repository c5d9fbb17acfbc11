import type { Db } from '@forecourt/database';
import type { ConfiguredSite, Sites } from '@forecourt/sites';
import type { PortRef } from './ports.js';

/** What the service gives every module. */
export interface ServiceContext {
  readonly db: Db;
  readonly sites: Sites;
  /** Canonical scheme and host of a site's pages. */
  readonly originOf: (site: ConfiguredSite) => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** One line for the operator. */
  readonly onNotice: (line: string) => void;
  /** What another module provides. Throws where no listed module does. */
  readonly port: <Port>(ref: PortRef<Port>) => Port;
}
