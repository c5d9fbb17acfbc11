import { oneLine } from '@forecourt/enquiry';
import type { LeadTarget } from '@forecourt/site-config';
import type { Mail, Post } from '@forecourt/service/outbound';
import { leadAdf } from './adf.js';
import { leadHtml } from './leadHtml.js';
import { leadJson } from './leadJson.js';
import { leadText } from './leadText.js';
import { fullName, leadSubject, type LeadView } from './leadView.js';

export type LeadMessage = { readonly by: 'mail'; readonly mail: Mail } | { readonly by: 'post'; readonly post: Post };

const ADF = 'application/x-adf+xml';

/** What leaves for a target. `id` is the same at every try. */
export function leadMessage(view: LeadView, target: LeadTarget, id: string): LeadMessage {
  const about = { id, site: view.slug, subject: leadSubject(view) };
  if (target.kind === 'adf-post' || target.kind === 'webhook') {
    const isAdf = target.kind === 'adf-post';
    const post = {
      ...about,
      url: target.url,
      contentType: isAdf ? `${ADF}; charset=utf-8` : 'application/json',
      body: isAdf ? leadAdf(view) : leadJson(view),
      secret: target.secret,
      authorization: target.authorization,
    };
    return { by: 'post', post };
  }
  const parts =
    target.kind === 'mail'
      ? [
          { contentType: 'text/plain; charset=utf-8', content: leadText(view) },
          { contentType: 'text/html; charset=utf-8', content: leadHtml(view) },
        ]
      : [{ contentType: `${target.contentType ?? ADF}; charset=utf-8`, content: leadAdf(view) }];
  const mail = {
    ...about,
    fromName: oneLine(view.site.name),
    to: target.to,
    replyTo: replyTo(view),
    parts,
    headers: { 'X-Forecourt-Lead': view.leadId },
  };
  return { by: 'mail', mail };
}

/** An address that a header can hold; the lead itself has it in any case. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i;

const replyTo = ({ enquiry }: LeadView): Mail['replyTo'] =>
  PLAIN_ADDRESS.test(enquiry.email) ? { name: fullName(enquiry), address: enquiry.email } : undefined;
