import type { Db, Keys } from './database/index.js';
import type { ShopperMessages } from './messages/index.js';
import type { ConfiguredSite, Sites } from './sites/index.js';
import type { PortRef } from './ports.js';

/** What the service gives every module. */
export interface ServiceContext {
  readonly db: Db;
  readonly sites: Sites;
  /** Canonical scheme and host of a site's pages. */
  readonly originOf: (site: ConfiguredSite) => string;
  /** The moment as the running request has it, epoch milliseconds: a preview may be shown as at another day. */
  readonly now: () => number;
  /** The same without previews: for keys and sessions that end. */
  readonly clock: () => number;
  /** The site of a request's host. Throws the `Refusal` of a host that is no site's. */
  readonly siteOf: (request: { readonly host: string }) => ConfiguredSite;
  /** Key of the installation, from which links, codes and sessions are signed. */
  readonly key: Keys;
  /** Messages to shoppers: `queue` them in the transaction that makes them necessary. */
  readonly messages: Pick<ShopperMessages, 'queue' | 'isFull' | 'notices'>;
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
