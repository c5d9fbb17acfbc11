import type { FastifyRequest } from 'fastify';
import type {
  Accounts,
  AccountSessions,
  AskingBrowsers,
  LeadSessions,
  OneTimeCodes,
  ShopperPort,
  Watchlists,
} from '@forecourt/accounts';
import type { Alerts } from '@forecourt/alerts';
import type { Analytics } from '@forecourt/analytics';
import type { Bookings } from '@forecourt/bookings';
import type { Brochures } from '@forecourt/brochure';
import type { Db } from '@forecourt/service/database';
import { type CaptchaOf, type LeadDesk, type LeadPhotos, type Leads, type PhotoLinks } from '@forecourt/leads';
import type { ShopperMessages } from '@forecourt/service/messages';
import type { PersonalData } from '@forecourt/service/privacy';
import type { Purchases } from '@forecourt/purchases';
import type { PaymentPortOf, Reservations } from '@forecourt/reservations';
import type { FaultReport, ModuleDefinition, ServiceApp, ServiceContext, SharedCounts } from '@forecourt/service';
import type { ConfiguredSite, Sites } from '@forecourt/sites';
import type { FeedStates } from '@forecourt/stock';
import type { RegoPort, TradeInPort } from '@forecourt/valuation';
import type { DeskServices } from './desk/openDesk.js';
import type { SearchAccess } from './searchAccess.js';
import type { SearchEngine } from './searchEngine/searchEngine.js';

export interface ApiOptions {
  readonly db: Db;
  readonly modules: readonly ModuleDefinition[];
  /** What modules are given. */
  readonly service: ServiceContext;
  readonly sites: Sites;
  /** Canonical scheme and host of a site's pages. */
  readonly originOf: (site: ConfiguredSite) => string;
  readonly leads: Leads;
  /** Who tells people from programs. */
  readonly captchaOf: CaptchaOf;
  /** Photos that shoppers add to leads, and the links that dealers open them by. */
  readonly leadPhotos: LeadPhotos;
  readonly photoLinks: PhotoLinks;
  /** What shoppers did, for the dealer's counts. */
  readonly analytics: Analytics;
  /** Where leads have got to, for the operator. */
  readonly leadDesk: LeadDesk;
  /** What is held of a person, for the operator. */
  readonly personalData: PersonalData;
  /** Who is asking: what gates go by. */
  readonly shoppers: ShopperPort;
  /** What leaves to shoppers, and whether anything still may today. */
  readonly messages: Pick<ShopperMessages, 'queue' | 'isFull' | 'notices'>;
  /** Proves addresses of shoppers. */
  readonly codes: OneTimeCodes;
  readonly accounts: Accounts;
  readonly accountSessions: AccountSessions;
  /** Tells browsers apart that ask for codes. */
  readonly askingBrowsers: AskingBrowsers;
  readonly watchlists: Watchlists;
  /** Messages about saved vehicles and searches. */
  readonly alerts: Alerts;
  /** Where the dealers' people look after leads. */
  readonly desk: DeskServices;
  readonly reservations: Reservations;
  /** Vehicles that shoppers buy online. */
  readonly purchases: Purchases;
  /** Test drives at times of their places. */
  readonly bookings: Bookings;
  /** Who takes a site's deposits. */
  readonly paymentPortOf: PaymentPortOf;
  readonly brochures: Brochures;
  /** What cars of shoppers may be worth, and which car a plate belongs to. */
  readonly tradeIn: { readonly values: TradeInPort; readonly plates: RegoPort };
  /** Lets visitors go on with leads of their own. */
  readonly leadSessions: LeadSessions;
  readonly searchAccess: SearchAccess;
  readonly search: SearchServer;
  /** Where the dealers' feeds stand. */
  readonly feeds: FeedStates;
  /** Allows imports over loopback; kept in the data folder. */
  readonly adminToken: string;
  /** Proxies whose forwarded headers are trusted; none when left out. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Developer's pages, never in production. */
  readonly showsDeveloperPages: boolean;
  /** Writes a minute from one address on one site. */
  readonly writesPerMinute: number;
  /** Searches a minute from one address on one site. */
  readonly searchesPerMinute?: number;
  /** Counts what several processes are asked; none where there is one process, which counts all itself. */
  readonly sharedCounts?: SharedCounts | undefined;
  /** Receives our own faults, without anything that a shopper sent. */
  readonly onFault?: (fault: FaultReport) => void;
  /** Called when something could not be stored because the disk is full. */
  readonly onDiskFull?: (error: unknown) => void;
  readonly now?: () => number;
}

/** What browsers reach of the search server. */
export interface SearchServer extends Pick<SearchEngine, 'multiSearch'> {
  /** Whether a key may search a site; checked before a body is read. */
  readonly admits: (site: ConfiguredSite, key: string | undefined) => boolean;
}

/** What every group of routes is given. */
export interface ApiContext extends ApiOptions {
  readonly clock: () => number;
  /** The site of the request's host; throws what becomes a 404. */
  readonly siteOf: (request: Pick<FastifyRequest, 'host'>) => ConfiguredSite;
}

export type Api = ServiceApp;

/** A group of routes about one subject. */
export type Routes = (app: Api, context: ApiContext) => void;
