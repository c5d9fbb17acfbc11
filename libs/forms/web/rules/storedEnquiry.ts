import type { FormAnswer } from '@forecourt/action-form';
import type { EnquiryAnswer } from '@forecourt/enquiry/schema';

/** What the page that sent an enquiry needs to know of its lead. */
export interface StoredEnquiry {
  readonly leadId: string;
  readonly category: string;
  /** Of analytics (FORM-09). */
  readonly eventId: EnquiryAnswer['event_id'];
}

/** The action's answer to a form whose page goes on by itself. */
export const storedAnswer = ({ lead_id: leadId, category, event_id: eventId }: EnquiryAnswer): FormAnswer => ({
  done: true,
  values: { lead_id: leadId, category, event_id: String(eventId) },
});

/** Reads that answer; undefined for another one. */
export function storedEnquiry({ done, values = {} }: FormAnswer): StoredEnquiry | undefined {
  const { lead_id: leadId, category, event_id: eventId } = values;
  return done && leadId !== undefined && category !== undefined
    ? { leadId, category, eventId: Number(eventId) }
    : undefined;
}
