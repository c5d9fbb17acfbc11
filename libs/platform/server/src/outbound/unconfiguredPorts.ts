import { DeliveryFault } from './deliveryFault.js';
import type { OutboundPorts } from './ports.js';

const wait = (reason: string) => ({ send: () => Promise.reject(new DeliveryFault('unconfigured', reason)) });

/** Production without a way that was configured: what is to leave waits until there is one. */
export const unconfiguredPorts: OutboundPorts = {
  mail: wait('no mail server is configured (FORECOURT_SMTP_URL)'),
  sms: wait('no SMS gateway is configured (FORECOURT_SMS_URL)'),
  post: wait('nothing is posted from here (FORECOURT_LEAD_POSTS)'),
};
