import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedAnswer, storedEnquiry } from './storedEnquiry.js';

describe('the answer to a form whose page goes on by itself', () => {
  it('FORM-03 FORM-09 brings lead, category and event back as they were', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (lead_id, category, event_id) => {
        const answer = storedAnswer({ lead_id, category, event_id });
        expect(storedEnquiry(answer)).toEqual({ leadId: lead_id, category, eventId: event_id });
      }),
    );
  });
  it('FORM-03 an answer that refuses the form, or stored nothing, is none', () => {
    const values = { lead_id: 'L1', category: 'General Enquiry', event_id: '1' };
    expect(storedEnquiry({ values })).toBeUndefined();
    expect(storedEnquiry({ done: true })).toBeUndefined();
    expect(storedEnquiry({ done: true, values: { lead_id: 'L1' } })).toBeUndefined();
  });
});
