import type { Sms } from '../../outbound/index.js';
import type { ConfiguredSite } from '../../sites/index.js';
import { oneLine } from '@forecourt/enquiry';
import type { ShopperMessage } from '../message.js';
import { wordsOf } from '@forecourt/words';
import { serviceWords } from '../../words/serviceWords.js';

export interface About {
  /** The same at every try. */
  readonly id: string;
  readonly site: ConfiguredSite;
  /** Of the site's pages, without a slash at its end. */
  readonly origin: string;
}

/** A text to a phone: who says it, what, and the link. The sender is named as the Spam Act asks. */
export function asText({ to, paragraphs, action, stop }: ShopperMessage, { id, site, origin }: About): Sms {
  const say = wordsOf(site, serviceWords);
  const text = [
    say('sms', { dealer: oneLine(site.site.name), text: paragraphs.join(' ') }),
    ...(action ? [origin + action.path] : []),
    ...(stop ? [say('sms.stop', { address: origin + stop.path })] : []),
  ];
  return { id, site: site.slug, to, text: text.join(' ') };
}
