import type { Sms } from '@forecourt/ports';
import type { ConfiguredSite } from '@forecourt/sites';
import { oneLine } from '@forecourt/enquiry';
import type { ShopperMessage } from '../message.js';

export interface About {
  /** The same at every try. */
  readonly id: string;
  readonly site: ConfiguredSite;
  /** Of the site's pages, without a slash at its end. */
  readonly origin: string;
}

/** A text to a phone: who says it, what, and the link. The sender is named as the Spam Act asks. */
export function asText({ to, paragraphs, action, stop }: ShopperMessage, { id, site, origin }: About): Sms {
  const link = [...(action ? [origin + action.path] : []), ...(stop ? [`Stop: ${origin}${stop.path}`] : [])];
  return { id, site: site.slug, to, text: [`${oneLine(site.site.name)}: ${paragraphs.join(' ')}`, ...link].join(' ') };
}
