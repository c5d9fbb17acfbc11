import { host } from 'virtual:host';
import { rendererOf } from './rendererOf.ts';

export const renderer = rendererOf(host);
