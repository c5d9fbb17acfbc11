import type { FastifyRequest } from 'fastify';
import type { Db } from '@forecourt/service/database';
import type { FilmService, ImageService, RemotePictures } from '@forecourt/images';
import type { LeadDesk } from '@forecourt/leads';
import type { ShopperMessages } from '@forecourt/service/messages';
import type { PersonalData } from '@forecourt/service/privacy';
import type { FaultReport, ModuleDefinition, ServiceApp, ServiceContext, SharedCounts } from '@forecourt/service';
import type { ConfiguredSite, Sites } from '@forecourt/sites';
import type { Indexer } from '@forecourt/stock';
import type { ImportJob } from './importJob.js';
import type { SearchAccess } from '@forecourt/search/server';

export interface ApiOptions {
  readonly db: Db;
  readonly modules: readonly ModuleDefinition[];
  /** What modules are given. */
  readonly service: ServiceContext;
  readonly sites: Sites;
  /** Canonical scheme and host of a site's pages. */
  readonly originOf: (site: ConfiguredSite) => string;
  /** Where leads have got to, for the operator. */
  readonly leadDesk: LeadDesk;
  /** What is held of a person, for the operator. */
  readonly personalData: PersonalData;
  /** What leaves to shoppers, and whether anything still may today. */
  readonly messages: Pick<ShopperMessages, 'queue' | 'isFull' | 'notices'>;
  readonly images: ImageService;
  readonly films: FilmService;
  readonly remotePictures: Pick<RemotePictures, 'isOfSite'>;
  readonly searchAccess: SearchAccess;
  readonly runImport: ImportJob;
  readonly indexer: Pick<Indexer, 'rebuild'>;
  /** Allows imports over loopback; kept in the data folder. */
  readonly adminToken: string;
  /** Proxies whose forwarded headers are trusted; none when left out. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Developer's pages, never in production. */
  readonly showsDeveloperPages: boolean;
  /** Writes a minute from one address on one site. */
  readonly writesPerMinute: number;
  /** Counts what several processes are asked; none where there is one process, which counts all itself. */
  readonly sharedCounts?: SharedCounts | undefined;
  /** Receives our own faults, without anything that a shopper sent. */
  readonly onFault?: (fault: FaultReport) => void;
  /** Called when something could not be stored because the disk is full. */
  readonly onDiskFull?: (error: unknown) => void;
  readonly now?: () => number;
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
