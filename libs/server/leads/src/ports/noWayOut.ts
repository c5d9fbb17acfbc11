import { DeliveryFault } from '../deliveryFault.js';
import type { LeadPorts } from './ports.js';

const wait = (reason: string) => ({ send: () => Promise.reject(new DeliveryFault('unconfigured', reason)) });

/** Production without a way that was configured: leads wait, however long, until there is one. */
export const noWayOut: LeadPorts = {
  mail: wait('no mail server is configured (FORECOURT_SMTP_URL)'),
  post: wait('nothing is posted from here (FORECOURT_LEAD_POSTS)'),
};
