import { defineCall } from '@forecourt/contracts/call';
import { enquiryAnswer, enquiryBody, sentEnquiry } from '@forecourt/enquiry/schema';

/** An enquiry, stored before it is acknowledged (FORM-13). The module of leads serves it. */
export const sendEnquiry = defineCall({
  method: 'POST',
  path: '/api/enquiries',
  summary: 'Takes an enquiry',
  description: 'The same key with the same words is one lead, however often it arrives.',
  tags: ['leads'],
  body: enquiryBody,
  answer: enquiryAnswer,
  successes: { 200: 'Known already by its key.', 201: 'Stored.' },
  refusals: [403, 404, 409, 415, 422, 429],
});

/** What this visitor sent last, for the page that thanks. The module of leads serves it. */
export const readSentEnquiry = defineCall({
  method: 'GET',
  path: '/api/enquiries',
  summary: 'What this visitor sent last',
  description: 'Known by the cookie that an enquiry is answered with; for an hour.',
  tags: ['leads'],
  answer: sentEnquiry,
  refusals: [404, 429],
});
