import { fillPath, mountedPath, vehicleRoute } from '@forecourt/contracts';
import { readSentEnquiry, sendEnquiry } from '@forecourt/leads/domain';
import { sendCounts } from '@forecourt/service/privacy';
import { fileStoragePort } from '@forecourt/service/storage';
import { defineModule, networkOf, OWNER_BITS, provide, serve, type ServiceContext } from '@forecourt/service';
import { shownOnSite } from '@forecourt/site-config';
import { vehicleOfSite } from '@forecourt/stock';
import { acknowledge, acknowledgementWriter, ENQUIRY_RECEIVED } from './acknowledgement.js';
import { captchaPort, captchaSettingsPort, captchasOf, checkOf } from './captcha.js';
import { leadDeliveries, leadDeliveriesPort, leadOutboundPort } from './deliveries.js';
import { LeadDesk, leadDeskPort } from './desk.js';
import { leadBookingsPort } from './leadBookings.js';
import { leadCountsPort } from './leadCounts.js';
import { Leads, leadsPort } from './leads.js';
import { operatorRoutes } from './operatorRoutes.js';
import { personalConsents, personalLeads } from './personalLeads.js';
import { LeadPhotos, leadPhotosPort, photosOfLead } from './photos/leadPhotos.js';
import { personalPhotos } from './photos/personalPhotos.js';
import { photoLinks, photoLinksPort } from './photos/photoLinks.js';
import { photoRoutes } from './photos/photoRoutes.js';
import { forgetOldLeads } from './retention.js';
import { sentCookie, sentEnquiryOf } from './sentEnquiry.js';
import { leadsWords } from './words/translated.js';

/** What leads are read and looked up with. */
const forLeads = ({ db, sites }: ServiceContext) => ({ db, sites, vehicleOf: vehicleOfSite(db, sites) });

/** Takes enquiries; bookings and counts are those of the modules that provide them. */
function openLeads(service: ServiceContext): Leads {
  const { key, messages, now, onCommit } = service;
  const bookings = service.findPort(leadBookingsPort);
  const counts = service.findPort(leadCountsPort);
  const sends = sendCounts(key);
  const queue: typeof messages.queue = (trx, queued) => messages.queue(trx, queued);
  return new Leads({
    ...forLeads(service),
    before: async (trx, lead) => bookings?.refuseTaken(trx, lead),
    beside: async (trx, lead) => {
      // a booking has a mail of its own
      if (!(await bookings?.book(trx, lead))) await acknowledge(trx, lead, { sends, queue, now });
    },
    counts: async (trx, lead) => counts?.countLead(trx, lead),
    isShown: (vehicle, site) => shownOnSite(vehicle, site, Date.now()).isReachable,
    onCommit,
  });
}

/** Enquiries: taken, sent to the targets of their dealer, and kept for as long as the dealer keeps them. */
export const leadsModule = defineModule({
  id: 'leads',
  words: leadsWords,
  provides: [
    provide(leadsPort, openLeads),
    provide(leadDeskPort, (service) => new LeadDesk({ ...forLeads(service), onCommit: service.onCommit })),
    provide(
      leadPhotosPort,
      (service) =>
        new LeadPhotos({
          ...forLeads(service),
          ...{ onCommit: service.onCommit, now: service.now, storage: service.findPort(fileStoragePort) },
        }),
    ),
    provide(photoLinksPort, ({ key, now }) => photoLinks(key, now)),
    provide(captchaPort, ({ sites, findPort, onNotice }) => captchasOf(sites, findPort(captchaSettingsPort), onNotice)),
    provide(leadDeliveriesPort, (service) => {
      const { db, now, onNotice, originOf, port } = service;
      const links = port(photoLinksPort);
      return leadDeliveries({
        ...forLeads(service),
        ports: port(leadOutboundPort),
        photosOf: async (site, lead) =>
          (await photosOfLead(db, site.slug, lead)).map(
            ({ id }) => originOf(site) + links.path(site.slug, id, site.leads.photoLinkDays),
          ),
        now,
        onNotice,
      });
    }),
  ],
  calls: ({ db, findPort, port, writesPerMinute }) => {
    const leads = port(leadsPort);
    const captchaOf = port(captchaPort);
    const bookings = findPort(leadBookingsPort);
    return [
      serve(
        readSentEnquiry,
        ({ site, request, reply }) => {
          void reply.header('cache-control', 'no-store');
          return sentEnquiryOf({ db, bookings }, site, request.headers.cookie);
        },
        { perMinute: 120 },
      ),
      serve(
        sendEnquiry,
        async ({ site, body, request, reply }) => {
          const check = await checkOf(captchaOf(site), body.captcha_token);
          const network = networkOf(request, OWNER_BITS);
          const { isNew, ...answer } = await leads.take(site, body, undefined, undefined, { check, network });
          void reply.code(isNew ? 201 : 200).header('set-cookie', sentCookie(answer.lead_id, request.host));
          return answer;
        },
        { perMinute: writesPerMinute },
      ),
    ];
  },
  routes: [photoRoutes, operatorRoutes],
  messages: (service) => ({
    [ENQUIRY_RECEIVED]: acknowledgementWriter({
      ...forLeads(service),
      pagePath: (site, slug) => fillPath(mountedPath(vehicleRoute, site.paths), { slug }),
    }),
  }),
  personal: ({ db, findPort }) => [
    personalPhotos(db, findPort(fileStoragePort)),
    personalLeads(db),
    personalConsents(db),
  ],
  forgets: ({ db }) => [(site, at, isOver) => forgetOldLeads(db, site, at, isOver)],
  runs: ({ port }) => [port(leadDeliveriesPort)],
});
