import { mountedPath, sellMyCarRoute, sellYourCarRoute, tradeInRoute } from '@forecourt/contracts';
import { apiError, photoQuery, Refusal } from '@forecourt/contracts/api';
import { TRADE_IN_PAGES, tradeInOptions, type TradeInPage } from '@forecourt/enquiry';
import { photosAnswer } from '@forecourt/enquiry/schema';
import { photoOfLead, readTradeIn } from '@forecourt/forms/domain';
import { leadPhotosPort } from '@forecourt/leads';
import {
  acceptPhotos,
  photosOutcome,
  readPhotos,
  refusedInAddress,
  uploadTurns,
  type SentPhotos,
} from '@forecourt/pictures';
import {
  isSentByPage,
  networkOf,
  sendPrivatePhoto,
  type ModuleRoutes,
  type ServiceApp,
  type ServiceContext,
} from '@forecourt/service';
import { z } from 'zod';
import { partial } from 'zod/mini';
import { worded } from '../words/worded.js';
import { tradeInsPort } from './tradeIns.js';

const PAGE_ROUTES = { 'trade-in': tradeInRoute, 'sell-my-car': sellMyCarRoute, 'sell-your-car': sellYourCarRoute };
/** Files of one request. */
const MOST_FILES = 13;

/** Photos of a shopper's own car, added to their lead and seen by them alone (TRD-03). */
export const photoRoutes: ModuleRoutes = (app, service) =>
  // a scope of their own: no other route reads multipart/form-data
  void app.register((scope, _none, done) => {
    addRoutes(scope, service);
    done();
  });

function addRoutes(app: ServiceApp, { port, siteOf, writesPerMinute }: ServiceContext): void {
  const leadPhotos = port(leadPhotosPort);
  const tradeIns = port(tradeInsPort);
  const turns = uploadTurns();
  acceptPhotos(app, MOST_FILES);

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
        params: readTradeIn.params,
        response: {
          200: photosAnswer,
          303: z.unknown().describe('Back to the page of the form.'),
          ...{
            400: apiError,
            403: apiError,
            404: apiError,
            413: apiError,
            415: apiError,
            422: apiError.extend(partial(photosAnswer).shape),
            429: apiError,
            503: apiError,
          },
        },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const site = siteOf(request);
      const { id } = await tradeIns.ofVisitor(site, request.headers.cookie, request.params.lead);
      const most = tradeInOptions(site).tradeInPhotos;
      if (most === 0) throw new Refusal(404, worded('photos.none'));
      const visitor = networkOf(request, 64);
      const reading = { visitor, turns, noForm: worded('photos.form'), unreadable: worded('photos.broken') };
      const sent = await readPhotos(request, reading, async (photo) => {
        const outcome = await leadPhotos.add(site, id, photo, most);
        if (outcome === 'no-lead') throw new Refusal(404, worded('request.none'));
        return outcome;
      });
      if (isSentByPage(request)) return reply.redirect(pageOf(site.paths, id, sent), 303);
      const texts = { refused: worded('photos.refused'), none: worded('field.photos') };
      const { refused, error } = photosOutcome(sent, site, texts);
      const answer = { photos: await leadPhotos.list(site, id), refused };
      return error ? reply.code(422).send({ ...answer, error }) : reply.code(200).send(answer);
    },
  );

  app.get(
    '/api/trade-in/:lead/photos/:photo',
    {
      config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        summary: 'A photo of a trade-in of this visitor, JPEG',
        tags: ['trade-in'],
        params: photoOfLead,
        querystring: photoQuery,
        response: { 200: z.unknown(), 404: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { lead, photo } = request.params;
      const { id } = await tradeIns.ofVisitor(site, request.headers.cookie, lead);
      const bytes = await leadPhotos.read(site, photo, request.query.size, id);
      if (!bytes) throw new Refusal(404, worded('photo.none'));
      return sendPrivatePhoto(reply, bytes);
    },
  );
}

/** Where a form without script is led back to: the page of its lead, with what was not taken. */
function pageOf(paths: Parameters<typeof mountedPath>[1], lead: string, sent: SentPhotos): string {
  const known: TradeInPage = TRADE_IN_PAGES.find((name) => name === sent.fields.get('page')) ?? 'trade-in';
  const photos = refusedInAddress(sent);
  const query = new URLSearchParams({ lead, ...(photos === '' ? {} : { photos }) });
  return `${mountedPath(PAGE_ROUTES[known], paths)}?${query.toString()}#photos`;
}
