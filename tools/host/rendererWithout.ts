import { defineHost } from '@forecourt/ssr';
import type { HostRenderer } from '@forecourt/ssr/server';
import { host } from 'virtual:host';
import { rendererOf } from './rendererOf.ts';

export { host };

/** The same host, without a feature of its list; the whole one without a name. Throws where others need the feature. */
export const rendererWithout = (feature?: string): HostRenderer =>
  rendererOf(defineHost({ ...host, features: host.features.filter(({ id }) => id !== feature) }));
