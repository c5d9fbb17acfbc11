import {
  addDeskNote,
  listDeskLeads,
  readDeskLead,
  replyToDeskLead,
  resendDeskLead,
  setDeskCall,
  setDeskOwner,
  setDeskState,
} from '@forecourt/desk/domain';
import { serve, type ServedCall, type ServiceContext } from '@forecourt/service';
import { atDesk, known } from '../access/atDesk.js';
import { deskPort } from '../deskPort.js';
import { warningsOf } from '../records/deskWarnings.js';

/** Leads at the desk: lists, one of them, and its changes. */
export function leadCalls(service: ServiceContext): ServedCall[] {
  const { messages, writesPerMinute } = service;
  const { leads } = service.port(deskPort);
  const reads = { perMinute: 120 };
  const writes = { perMinute: writesPerMinute * 3 };
  return [
    serve(
      listDeskLeads,
      async ({ query: { cursor, ...filters }, request }) => {
        const { sites, person } = await atDesk(service, request);
        const found = await leads.list(sites, person, filters, cursor);
        return { ...found, ...(await warningsOf(service, sites.own, await messages.notices(sites.own.slug))) };
      },
      reads,
    ),
    serve(
      readDeskLead,
      async ({ params, request }) => {
        const { sites, person } = await atDesk(service, request);
        return known(await leads.look(sites, person, params.id));
      },
      reads,
    ),
    serve(
      setDeskState,
      async ({ params, body, request }) => {
        const { sites, person } = await atDesk(service, request);
        return known(await leads.setState(sites, person, params.id, body.state));
      },
      writes,
    ),
    serve(
      resendDeskLead,
      async ({ params, body, request }) => {
        const { sites, person } = await atDesk(service, request);
        return known(await leads.resend(sites, person, params.id, body));
      },
      writes,
    ),
    serve(
      setDeskOwner,
      async ({ params, body, request }) => {
        const { sites, person } = await atDesk(service, request);
        return known(await leads.setOwner(sites, person, params.id, body.owner));
      },
      writes,
    ),
    serve(
      setDeskCall,
      async ({ params, body, request }) => {
        const { sites, person } = await atDesk(service, request);
        return known(await leads.setCall(sites, person, params.id, body.at));
      },
      writes,
    ),
    serve(
      addDeskNote,
      async ({ params, body, request }) => {
        const { sites, person } = await atDesk(service, request);
        return known(await leads.addNote(sites, person, params.id, body));
      },
      writes,
    ),
    serve(
      replyToDeskLead,
      async ({ params, body, request }) => {
        const { sites, person } = await atDesk(service, request);
        return known(await leads.reply(sites, person, params.id, body));
      },
      writes,
    ),
  ];
}
