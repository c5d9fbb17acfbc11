import { hydrateHost } from '@forecourt/ssr/client';
import { host } from 'virtual:host';

void hydrateHost(host);
