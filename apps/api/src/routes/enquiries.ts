import { apiError, enquiryAnswer, enquiryBody } from '@forecourt/contracts/api';
import { LeadError } from '@forecourt/leads';
import type { Routes } from '../context.js';
import { Refusal } from '../refusals.js';

/** Enquiries of shoppers: stored before they are acknowledged (FORM-13). */
export const enquiryRoutes: Routes = (app, { leads, siteOf, writesPerMinute }) => {
  app.post(
    '/api/enquiries',
    {
      config: { rateLimit: { max: writesPerMinute ?? 20, timeWindow: '1 minute' } },
      schema: {
        summary: 'Takes an enquiry',
        description: 'The same key with the same words is one lead, however often it arrives.',
        tags: ['leads'],
        body: enquiryBody,
        response: {
          200: enquiryAnswer.describe('Known already by its key.'),
          201: enquiryAnswer.describe('Stored.'),
          403: apiError,
          404: apiError,
          409: apiError,
          415: apiError,
          422: apiError,
          429: apiError,
        },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      try {
        const { isNew, ...answer } = await leads.take(site, request.body);
        return await reply.code(isNew ? 201 : 200).send(answer);
      } catch (error) {
        if (error instanceof LeadError) throw new Refusal(error.status, error.message, error.fields);
        throw error;
      }
    },
  );
};
