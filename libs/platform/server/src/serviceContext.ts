import type { Db } from '@forecourt/database';
import type { ShopperMessages } from '@forecourt/messages';
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
  /** Puts messages to shoppers into the queue, in the transaction that makes them necessary. */
  readonly queueMessages: ShopperMessages['queue'];
  /** Call it after a commit that added work or messages: they are done at once. */
  readonly onCommit: () => void;
  /** Writes a minute from one visitor of a site, of a call that writes. */
  readonly writesPerMinute: number;
  /** One line for the operator. */
  readonly onNotice: (line: string) => void;
  /** What another module provides. Throws where no listed module does. */
  readonly port: <Port>(ref: PortRef<Port>) => Port;
  /** The same, undefined where no listed module provides it: for what the service is whole without. */
  readonly findPort: <Port>(ref: PortRef<Port>) => Port | undefined;
}
