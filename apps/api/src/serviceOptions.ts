import type { OpenDatabase, Yield } from '@forecourt/service/database';
import type { QuotePort } from '@forecourt/finance/quotes';
import type { ValuationPartners } from '@forecourt/forms/server';
import type { FilmSource, PictureSource, Reach } from '@forecourt/pictures';
import type { Ceilings } from '@forecourt/service/messages';
import type { FilePort, OutboundPorts, SftpPort } from '@forecourt/service/outbound';
import type { ModuleDefinition } from '@forecourt/service';
import type { BucketOptions } from '@forecourt/service/storage';
import type { ClusterOptions } from '@forecourt/search/server';
import type { ConfiguredSite, LiveSites, Sites } from '@forecourt/service/sites';
import type { CaptchaSettings } from '@forecourt/leads';

export type OpenLiveSites = (database: OpenDatabase) => Promise<LiveSites>;

export interface ServiceOptions extends ValuationPartners {
  /** What the service does; every module of the platform when left out. */
  readonly modules?: readonly ModuleDefinition[];
  /** Folder for everything that is stored. */
  readonly dataDir: string;
  /** A bucket for files that shoppers send; they lie in the database when left out. */
  readonly bucket?: BucketOptions | undefined;
  /** PostgreSQL instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /**
   * What the embedded database begins with where there is none: an empty one as PGlite dumps it; made when left out.
   */
  readonly emptyDatabase?: Blob | undefined;
  /**
   * Secret that signs links, sign-ins and codes, the same in every process, and those that did so before. Where it is
   * left out, a database server keeps one for all processes, and an embedded database's folder its own.
   */
  readonly signing?: { readonly secret: string | undefined; readonly earlier: readonly string[] } | undefined;
  /** The sites; or how they are opened, once the database is there, where they change while the service runs. */
  readonly sites: Sites | OpenLiveSites;
  /** Where a site's pages are reached, for links in messages; https under its first host when left out. */
  readonly originOf?: (site: ConfiguredSite) => string;
  /** Pictures that are no dealer's own: those of demo stock. */
  readonly pictures: PictureSource;
  readonly placeholder: string;
  /** Where pictures of other servers may be fetched from; the internet when left out. */
  readonly pictureReach?: Reach | undefined;
  /** Films that are no dealer's own: those of demo stock. */
  readonly films?: FilmSource | undefined;
  /** Leads leave by real ways alone: nothing is taken for sent that is only stored. */
  readonly isProduction: boolean;
  /** Developer's pages with shoppers' details, on this machine alone; off when left out. */
  readonly showsDeveloperPages?: boolean;
  /** Proxies whose forwarded headers are trusted; none when left out. */
  readonly trustedProxies?: readonly string[] | undefined;
  /**
   * A Typesense cluster instead of the embedded search server, and the secret from which all that share it make their
   * keys.
   */
  readonly searchCluster?:
    | (Omit<ClusterOptions, 'onNotice'> & {
        readonly secret: string;
        /** Where browsers reach its nodes; they search through the site's own origin when left out. */
        readonly browsers?: Pick<ClusterOptions, 'nodes' | 'nearestNode'> | undefined;
      })
    | undefined;
  /** Receives what the operator must know, such as damaged data and its repair. One line each. */
  readonly onNotice?: (line: string) => void;
  /** Called by background work, such as an import, between two batches. */
  readonly yieldNow?: Yield;
  readonly writesPerMinute?: number;
  readonly searchesPerMinute?: number;
  /** Finance quotes of a partner; worked out from each site's own lender when left out. */
  readonly quotes?: QuotePort | undefined;
  /**
   * How leads and messages leave. A way that is left out is stored for the developer's page; in production they wait.
   */
  readonly outboundPorts?: Partial<OutboundPorts> | undefined;
  /** Messages to shoppers that may leave in a day over all sites; `CEILINGS` when left out. */
  readonly messagesPerDay?: Partial<Ceilings> | undefined;
  /** Where deposits are paid. The test provider works in production only with `allowsTest`. */
  readonly payments?:
    | {
        readonly allowsTest?: boolean | undefined;
        /** Values of the variables that dealers name. */
        readonly secretOf?: ((name: string) => string | undefined) | undefined;
        readonly stripeUrl?: string | undefined;
      }
    | undefined;
  /** How stock feeds are fetched, and the folder that those of folders lie below; none is looked for when left out. */
  readonly feeds?:
    { readonly files: FilePort; readonly sftp: SftpPort; readonly folder?: string | undefined } | undefined;
  /** Secrets of the captcha services that dealers name; without them no one is checked. */
  readonly captcha?: CaptchaSettings | undefined;
  /** Epoch milliseconds, for holds and what is done later; this machine's clock when left out. */
  readonly clock?: (() => number) | undefined;
}
