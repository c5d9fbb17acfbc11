import { changeDeskSite, readDeskSite } from '@forecourt/desk/domain';
import { serve, type ServedCall, type ServiceContext } from '@forecourt/service';
import { atDesk } from '../access/atDesk.js';
import { DeskWebsite } from './deskWebsite.js';

/** What editors among the dealer's people change of their website. */
export function siteCalls(service: ServiceContext): ServedCall[] {
  const website = new DeskWebsite(service);
  return [
    serve(readDeskSite, async ({ site, request }) => website.read(site, (await atDesk(service, request)).person), {
      perMinute: 120,
    }),
    serve(
      changeDeskSite,
      async ({ site, body, request }) => {
        const { person } = await atDesk(service, request);
        if (body.deed === 'preview') return { preview: await website.preview(site, person, body) };
        return { version: await website.publish(site, person, body) };
      },
      { perMinute: service.writesPerMinute * 3 },
    ),
  ];
}
