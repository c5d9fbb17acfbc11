import type { Migration, OutboxHandler } from './database/index.js';
import type { MessageWriter } from './messages/index.js';
import type { Forget, PersonalRecords } from './privacy/index.js';
import type { ConfiguredSite } from './sites/index.js';
import type { Catalogue } from '@forecourt/words';
import type { ProvidedPort } from './ports.js';
import type { ModuleRoutes } from './moduleRoutes.js';
import type { ServedCall } from './serve.js';
import type { ServiceContext } from './serviceContext.js';

/** A page of a site by its path, for the sitemap. */
export interface ListedPage {
  readonly path: string;
  /** Epoch seconds of its last change, where it is known. */
  readonly changedAt?: number;
}

/** Work that runs while the service does. */
export interface RunningWork {
  /** Called once, when the service answers requests. */
  start(): void;
  /** Called after a commit that added work (`onCommit` of the context). */
  wake?(): void;
  /** Called once, when the service ends; resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

/** A document of every site that is no page, such as a feed. */
export interface ListedDocument {
  /** The same on every site, for example `/rss.xml`. */
  readonly path: string;
  /** Content type. */
  readonly type: string;
  /** Its text; undefined where a site has no such document. */
  readonly of: (site: ConfiguredSite, service: ServiceContext) => string | undefined | Promise<string | undefined>;
}

/**
 * One subject of the service, as a feature is one of the pages: the service is a list of modules. What a module does
 * not name is not there for it.
 */
export interface ModuleDefinition<Id extends string = string> {
  /** kebab-case; the features of the same subject name it. */
  readonly id: Id;
  /** What it says to people, in every language. */
  readonly words?: Catalogue;
  /** What it gives to other modules. */
  readonly provides?: readonly ProvidedPort[];
  /** What it answers over HTTP; called once, when the service starts. */
  readonly calls?: (service: ServiceContext) => readonly ServedCall[];
  /**
   * What it answers that no call describes: files, streams, uploads and webhooks. Each group has a scope of its own:
   * what it reads or hooks into concerns no other, nor the calls.
   */
  readonly routes?: readonly ModuleRoutes[];
  /**
   * Its tables: forward only, each once, in the order of their names. Their types are added to `Tables` of
   * `@forecourt/service/database`. A module that is no longer listed leaves its tables as they are.
   */
  readonly migrations?: Readonly<Record<string, Migration>>;
  /** Work after a commit, by topic of the outbox (`enqueue`); each entry is repeated until it succeeds. */
  readonly jobs?: (service: ServiceContext) => Readonly<Record<string, OutboxHandler>>;
  /** Words messages to shoppers by their kind (`messages.queue` of the context). */
  readonly messages?: (service: ServiceContext) => Readonly<Record<string, MessageWriter>>;
  /** Kinds of its messages that leave whatever has left that day: those to the dealers' own people. */
  readonly urgentMessages?: readonly string[];
  /** What it stores of people: exported and erased by person. */
  readonly personal?: (service: ServiceContext) => readonly PersonalRecords[];
  /** Deletes what a site keeps no longer; each runs once an hour for every site, in one process. */
  readonly forgets?: (service: ServiceContext) => readonly Forget[];
  /** Work of its own besides requests and jobs, while the service runs. */
  readonly runs?: (service: ServiceContext) => readonly RunningWork[];
  /** Pages of a site that rest on the module's data. */
  readonly pages?: (site: ConfiguredSite, service: ServiceContext) => readonly ListedPage[];
  /** Documents that are made of the module's data. */
  readonly documents?: readonly ListedDocument[];
}

/** Describes a module. Importing it starts nothing: the service lists it. Throws when the id is not kebab-case. */
export function defineModule<const Id extends string>(definition: ModuleDefinition<Id>): ModuleDefinition<Id> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(definition.id))
    throw new Error(`Module id "${definition.id}" must be kebab-case, for example "trade-in".`);
  return definition;
}
