import type { Typesense } from '@forecourt/typesense-embedded';
import type { Service } from '../compose.js';
import type { EmbeddedEngine } from '@forecourt/search/server';

/** The search server of a service that has its own. */
export function embeddedSearch({ search }: Pick<Service, 'search'>): Typesense {
  if (!('typesense' in search)) throw new Error('This service searches elsewhere.');
  return (search as EmbeddedEngine).typesense;
}
