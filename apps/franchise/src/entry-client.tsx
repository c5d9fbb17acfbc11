import { hydrateHost } from '@forecourt/ssr/client';
import { host } from './host.js';

void hydrateHost(host);
