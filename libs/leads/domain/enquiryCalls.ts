import { defineCall } from '@forecourt/contracts/call';
import { enquiryAnswer, enquiryBody, sentEnquiry } from '@forecourt/enquiry/schema';

const path = '/api/enquiries';

/** Sends an enquiry (FORM-13). The answer sets the cookie by which `readSentEnquiry` finds the lead, for an hour. */
export const sendEnquiry = defineCall({
  method: 'POST',
  path,
  summary: 'Takes an enquiry',
  description: 'The same key with the same words is one lead, however often it arrives.',
  tags: ['leads'],
  body: enquiryBody,
  answer: enquiryAnswer,
  successes: { 200: 'Known already by its key.', 201: 'Stored.' },
  refusals: [403, 404, 409, 415, 422, 429],
});

/** What this visitor sent last, for the thank-you page. */
export const readSentEnquiry = defineCall({
  method: 'GET',
  path,
  summary: 'What this visitor sent last',
  description: 'Known by the cookie that an enquiry is answered with; for an hour.',
  tags: ['leads'],
  answer: sentEnquiry,
  refusals: [404, 429],
});
