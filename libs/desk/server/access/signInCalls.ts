import { askingBrowsersPort, CODE_RULES, codesPort, codeTooSoon, wrongCode } from '@forecourt/garage/server';
import { leaveDesk, openDesk, readDesk, requestDeskCode } from '@forecourt/desk/domain';
import { captchaPort, requirePerson } from '@forecourt/leads';
import {
  liveSitesPort,
  networkOf,
  OWNER_BITS,
  serve,
  visitorOf,
  type ServedCall,
  type ServiceContext,
} from '@forecourt/service';
import { deskPort } from '../deskPort.js';
import { note } from '../records/audit.js';
import { deskOn, mailAddress } from './atDesk.js';
import { DESK } from './deskCodes.js';
import { isEditor, personOf, type DeskPerson } from './deskPeople.js';
import { deskSites } from './deskSites.js';

const shown = ({ name, email }: DeskPerson) => ({ name, email });

/** How the dealer's people come to the desk: a code by mail, and a session of the desk's own. */
export function signInCalls({ db, sites, now, writesPerMinute, port, findPort }: ServiceContext): ServedCall[] {
  const desk = port(deskPort);
  const codes = port(codesPort);
  const askingBrowsers = port(askingBrowsersPort);
  const captchaOf = port(captchaPort);
  const writes = { perMinute: writesPerMinute };
  return [
    serve(
      readDesk,
      async ({ site, request }) => {
        const person = await desk.sessions.personOf(deskOn(site), request.headers.cookie);
        if (!person) return { person: null };
        const edits = isEditor(person) && findPort(liveSitesPort) !== undefined;
        return {
          person: shown(person),
          ...(edits ? { edits } : {}),
          waiting: await desk.leads.waiting(deskSites(site, sites.all), person),
        };
      },
      { perMinute: 120 },
    ),
    serve(
      requestDeskCode,
      async ({ site, body, request, reply }) => {
        const { slug } = deskOn(site);
        const to = mailAddress(body.address);
        await requirePerson(captchaOf(site), body.captcha_token);
        const { holder, cookie, provenBy } = askingBrowsers.asking(slug, visitorOf(request));
        void reply.header('set-cookie', cookie);
        const outcome = await codes.request({
          ...{ site: slug, purpose: DESK, ...to, holder },
          network: networkOf(request, OWNER_BITS),
          provenBy: provenBy(DESK, to.address),
        });
        if (!outcome.isSent) throw codeTooSoon(outcome.waitMs);
        void reply.code(202);
        return { address: to.address, resend_seconds: CODE_RULES.resendMs / 1000 };
      },
      writes,
    ),
    serve(
      openDesk,
      async ({ site, body, request, reply }) => {
        const { slug } = deskOn(site);
        const { address } = mailAddress(body.address);
        const browser = askingBrowsers.known(slug, visitorOf(request));
        const isRight =
          browser !== undefined &&
          (await codes.verify({ site: slug, purpose: DESK, address, holder: browser.holder }, body.code));
        const person = personOf(site, address);
        // one answer for a code that is wrong, used up, expired or never sent, and for an unknown address
        if (!isRight || !person) throw wrongCode();
        const line = await desk.sessions.open(site, person, visitorOf(request));
        await note(db, { site: slug, who: person.email, what: 'sign-in', at: now() });
        const proven = askingBrowsers.proven(slug, visitorOf(request), DESK, address);
        void reply.code(201).header('set-cookie', [line, proven]);
        return shown(person);
      },
      writes,
    ),
    serve(
      leaveDesk,
      async ({ site, request, reply }) => {
        const line = await desk.sessions.close(deskOn(site), visitorOf(request));
        void reply.header('set-cookie', line);
        return { success: true } as const;
      },
      writes,
    ),
  ];
}
