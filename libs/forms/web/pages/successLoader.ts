import type { LoaderFunctionArgs } from 'react-router-dom';
import { counterOf, enquiryWords, nextKind, whenWords } from '@forecourt/enquiry';
import type { SentEnquiry } from '@forecourt/enquiry/schema';
import { readSentEnquiry } from '@forecourt/leads/domain';
import { apiContext, isApiError, nowContext, sendCall, siteContext } from '@forecourt/runtime';
import { sectionOf, siteConfigWords, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { readSubject, type Subject } from './subject.js';

export interface SuccessData {
  /** The visitor's last enquiry, `nothing`, or `unknown` if it could not be read. */
  sent: SentEnquiry | 'nothing' | 'unknown';
  /** When staff look at it, in words; empty if that is unknown. */
  when: string;
  /** Slug of the place that answers. */
  place?: string;
  /** The vehicle that it is about, while the site shows it. */
  subject?: Subject;
}

/** Who is thanked, and who answers when: the service knows its visitor's last enquiry, also after a reload. */
export async function loader(args: LoaderFunctionArgs): Promise<SuccessData> {
  const { context } = args;
  const sent = await sendCall(context.get(apiContext), readSentEnquiry, {}).catch((error: unknown) =>
    isApiError(error) && error.status === 404 ? 'nothing' : 'unknown',
  );
  if (typeof sent === 'string') return { sent, when: '' };
  const site = context.get(siteContext);
  const { locations } = sectionOf(site, siteSection);
  const place =
    locations.find(({ slug }) => slug === sent.place) ?? locations.find(({ primary }) => primary) ?? locations[0];
  const when = whenWords(place, counterOf(nextKind(sent)), context.get(nowContext)(), {
    say: wordsOf(site, enquiryWords),
    saySite: wordsOf(site, siteConfigWords),
  });
  const subject = await readSubject(args, sent.vehicle_slug);
  return { sent, when, ...(place ? { place: place.slug } : {}), ...(subject ? { subject } : {}) };
}
