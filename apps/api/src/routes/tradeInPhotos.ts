import multipart from '@fastify/multipart';
import { apiError, photoQuery, Refusal } from '@forecourt/contracts/api';
import { mountedPath, sellMyCarRoute, sellYourCarRoute, tradeInRoute } from '@forecourt/contracts';
import {
  enquiryWords,
  MOST_PHOTO_BYTES,
  refusalWords,
  TRADE_IN_PAGES,
  tradeInOptions,
  type TradeInPage,
  writeRefused,
} from '@forecourt/enquiry';
import { fieldText, photosAnswer, tradeInAnswer } from '@forecourt/enquiry/schema';
import { sendPhoto } from '@forecourt/leads';
import { z } from 'zod';
import type { Routes } from '../context.js';
import { readPhotos, type SentPhotos } from '../photos/readPhotos.js';
import { uploadTurns } from '../photos/uploadTurns.js';
import { networkOf } from '@forecourt/service';
import { stateOf } from '../tradeInCars.js';
import { ownLead } from './tradeIn.js';
import { wordsOf } from '@forecourt/words';
import { worded } from '../words/worded.js';

const anId = fieldText({ kind: 'line', max: 60 });
const ofLead = z.object({ lead: anId });
const ofPhoto = ofLead.extend({ photo: anId });
const PAGE_ROUTES = { 'trade-in': tradeInRoute, 'sell-my-car': sellMyCarRoute, 'sell-your-car': sellYourCarRoute };
const LONGEST_NAME = 120;

/** Photos of a shopper's own car, added to their lead and seen by them alone (TRD-03). */
export const tradeInPhotoRoutes: Routes = (app, context) => {
  const { leadPhotos, siteOf, writesPerMinute } = context;
  const turns = uploadTurns();
  void app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: MOST_PHOTO_BYTES,
      files: 13,
      fields: 4,
      fieldSize: 200,
      fieldNameSize: 60,
      parts: 17,
      headerPairs: 40,
    },
  });

  app.post(
    '/api/trade-in/:lead/photos',
    {
      config: { rateLimit: { max: writesPerMinute * 2, timeWindow: '1 minute' } },
      schema: {
        summary: 'Adds photos of the car to a trade-in of this visitor',
        description:
          'multipart/form-data with files named `photos`: JPEG, PNG, WebP or AVIF by their content, 12 ' +
          'MB each. They are drawn anew, ' +
          'so that nothing is kept of where and with what they were taken. The same file again is the ' +
          'photo that is there. A form of a page, ' +
          'which accepts text/html, is led back to the page that its field `page` names.',
        tags: ['trade-in'],
        consumes: ['multipart/form-data'],
        params: ofLead,
        response: {
          200: photosAnswer,
          303: z.unknown().describe('Back to the page of the form.'),
          ...{
            400: apiError,
            403: apiError,
            404: apiError,
            413: apiError,
            415: apiError,
            422: apiError.extend(photosAnswer.partial().shape),
            429: apiError,
            503: apiError,
          },
        },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const site = siteOf(request);
      const { id } = await ownLead(context, request, request.params.lead);
      const most = tradeInOptions(site).tradeInPhotos;
      if (most === 0) throw new Refusal(404, worded('photos.none'));
      if (!request.isMultipart()) throw new Refusal(415, worded('photos.form'));
      const visitor = networkOf(request, 64);
      const { page, kept, refused } = await readPhotos(request, { visitor, turns }, (photo) =>
        leadPhotos.add(site, id, photo, most),
      );
      if (request.headers.accept?.includes('text/html') === true)
        return reply.redirect(pageOf(site.paths, id, { page, kept, refused }), 303);
      const photos = await leadPhotos.list(site, id);
      const say = wordsOf(site, enquiryWords);
      const answer = {
        photos,
        refused: refused.map(({ name, at, reason }) => ({
          name: name.slice(0, LONGEST_NAME),
          at,
          reason,
          message: worded('photo.refused', { reason: refusalWords(reason, say) })(site),
        })),
      };
      if (kept > 0 || (refused.length > 0 && refused.every(({ reason }) => reason === 'busy')))
        return reply.code(200).send(answer);
      const fields = refused.map(({ at, reason }) => ({ field: `photos.${at}`, message: refusalWords(reason, say) }));
      const [none] = [{ field: 'photos', message: worded('field.photos')(site) }];
      const error = {
        code: 'invalid',
        message: worded('photos.refused')(site),
        fields: fields.length > 0 ? fields : [none],
      };
      return reply.code(422).send({ ...answer, error });
    },
  );

  app.get(
    '/api/trade-in/:lead/photos/:photo',
    {
      config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        summary: 'A photo of a trade-in of this visitor, JPEG',
        tags: ['trade-in'],
        params: ofPhoto,
        querystring: photoQuery,
        response: { 200: z.unknown(), 404: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const { id } = await ownLead(context, request, request.params.lead);
      const { photo } = request.params;
      return sendPhoto(reply, await leadPhotos.read(siteOf(request), photo, request.query.size, id));
    },
  );

  app.post(
    '/api/trade-in/:lead/photos/:photo/remove',
    {
      config: { rateLimit: { max: writesPerMinute * 2, timeWindow: '1 minute' } },
      schema: {
        summary: 'Removes a photo from a trade-in of this visitor',
        tags: ['trade-in'],
        params: ofPhoto,
        response: { 200: tradeInAnswer, 403: apiError, 404: apiError, 415: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const site = siteOf(request);
      const known = await ownLead(context, request, request.params.lead);
      if (!(await leadPhotos.remove(site, known.id, request.params.photo)))
        throw new Refusal(404, worded('photo.none'));
      return stateOf(known, await leadPhotos.list(site, known.id));
    },
  );
};

/** Where a form without script is led back to: the page of its lead, with what was not taken. */
function pageOf(paths: Parameters<typeof mountedPath>[1], lead: string, { page, refused, kept }: SentPhotos): string {
  const known: TradeInPage = TRADE_IN_PAGES.find((name) => name === page) ?? 'trade-in';
  const none = kept === 0 && refused.length === 0 ? [{ at: 1, reason: 'empty' as const }] : [];
  const query = new URLSearchParams({ lead });
  const all = [...refused, ...none];
  if (all.length > 0) query.set('photos', writeRefused(all));
  return `${mountedPath(PAGE_ROUTES[known], paths)}?${query.toString()}#photos`;
}
