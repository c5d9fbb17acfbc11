import type { AccountShopper } from '@forecourt/contracts/api';
import {
  changeAddress,
  changeProfile,
  deleteAccount,
  listOwnEnquiries,
  readAccount,
  requestAddressCode,
  requestCode,
  signIn,
  signOut,
  type CodeAnswer,
} from '@forecourt/garage/domain';
import { captchaPort, requirePerson } from '@forecourt/leads';
import {
  networkOf,
  OWNER_BITS,
  refuseField,
  refuseFull,
  serve,
  visitorOf,
  type ServedCall,
  type ServiceContext,
} from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { vehicleTitle } from '@forecourt/vehicle';
import { alertsPort } from '../alerts/alerts.js';
import { readVehicle } from '../readVehicle.js';
import { worded } from '../words/worded.js';
import { accountsPort, NEW_ADDRESS, SIGN_IN, type Account } from './accounts.js';
import { accountSessionsPort } from './accountSessions.js';
import { askingBrowsersPort } from './askingBrowsers.js';
import { codeTooSoon, wrongCode } from './codeRefusals.js';
import { CODE_RULES, codeAddress, type CodeAddress } from './codeRules.js';
import { codesPort } from './oneTimeCodes.js';
import { ownEnquiries } from './ownEnquiries.js';
import { accountsOn, callers } from './siteAccounts.js';

const DONE = { success: true } as const;

const shownTo = ({ name, email, phone }: Account): AccountShopper => ({ name, email, phone });

function addressOf(text: string): CodeAddress {
  const address = codeAddress(text);
  if (!address) throw refuseField(422, 'address', worded('field.codeAddress'));
  return address;
}

/** What a code is requested for. */
interface CodeFor {
  readonly purpose: string;
  readonly to: CodeAddress;
  /** Proof of the site’s captcha service. */
  readonly proof: string | undefined;
  readonly holder: string;
  readonly provenBy?: string | undefined;
}

/** Sign-in by a code, and what belongs to an account (SAVE-05). */
export function accountCalls(service: ServiceContext): readonly ServedCall[] {
  const { db, messages, now, port, writesPerMinute } = service;
  const accounts = port(accountsPort);
  const accountSessions = port(accountSessionsPort);
  const askingBrowsers = port(askingBrowsersPort);
  const alerts = port(alertsPort);
  const codes = port(codesPort);
  const captchaOf = port(captchaPort);
  const { accountOf, signedIn } = callers(service);
  const writes = { perMinute: writesPerMinute };

  const sendCode = async (
    site: ConfiguredSite,
    request: { readonly ip: string },
    { purpose, to, proof, ...asker }: CodeFor,
  ): Promise<CodeAnswer> => {
    await refuseFull(messages, to.by);
    await requirePerson(captchaOf(site), proof);
    const network = networkOf(request, OWNER_BITS);
    const outcome = await codes.request({ site: site.slug, purpose, ...to, network, ...asker });
    if (!outcome.isSent) throw codeTooSoon(outcome.waitMs);
    return { ...to, resend_seconds: CODE_RULES.resendMs / 1000 };
  };

  return [
    serve(readAccount, async ({ site, request }) => {
      const account = await accountOf(accountsOn(site), request);
      return { shopper: account ? shownTo(account) : null };
    }),
    serve(
      requestCode,
      async ({ site, body, request, reply }) => {
        const { slug } = accountsOn(site);
        const to = addressOf(body.address);
        const { holder, cookie, provenBy } = askingBrowsers.asking(slug, visitorOf(request));
        void reply.header('set-cookie', cookie);
        const asker = { holder, provenBy: provenBy(SIGN_IN, to.address) };
        const answer = await sendCode(site, request, { purpose: SIGN_IN, to, proof: body.captcha_token, ...asker });
        void reply.code(202);
        return answer;
      },
      writes,
    ),
    serve(
      signIn,
      async ({ site, body, request, reply }) => {
        const { slug } = accountsOn(site);
        const to = addressOf(body.address);
        const browser = askingBrowsers.known(slug, visitorOf(request));
        const account = browser && (await accounts.signIn(slug, to, body.code, browser.holder));
        if (!account) throw wrongCode();
        // subscriptions of this address from before it had an account
        await alerts.join(site, account);
        void reply
          .code(201)
          .header('set-cookie', [
            ...(await accountSessions.open(slug, account.id, visitorOf(request))),
            askingBrowsers.proven(slug, visitorOf(request), SIGN_IN, to.address),
          ]);
        return shownTo(account);
      },
      writes,
    ),
    serve(
      changeProfile,
      async ({ site, body: { name }, request }) => {
        const account = await signedIn(accountsOn(site), request);
        await accounts.rename(site.slug, account.id, name);
        return shownTo({ ...account, name });
      },
      writes,
    ),
    serve(
      requestAddressCode,
      async ({ site, body, request, reply }) => {
        const { id: holder } = await signedIn(accountsOn(site), request);
        const to = addressOf(body.address);
        const answer = await sendCode(site, request, { purpose: NEW_ADDRESS, to, proof: body.captcha_token, holder });
        void reply.code(202);
        return answer;
      },
      writes,
    ),
    serve(
      changeAddress,
      async ({ site, body, request }) => {
        const account = await signedIn(accountsOn(site), request);
        const outcome = await accounts.changeAddress(site.slug, account.id, addressOf(body.address), body.code);
        if (outcome === 'wrong-code') throw wrongCode();
        if (outcome === 'taken') throw refuseField(409, 'address', worded('field.taken'), worded('account.taken'));
        await accountSessions.closeAll(site.slug, account.id, request.headers.cookie);
        const changed = (await accounts.account(site.slug, account.id)) ?? account;
        await alerts.join(site, changed);
        return shownTo(changed);
      },
      writes,
    ),
    serve(
      signOut,
      async ({ site, body, request, reply }) => {
        accountsOn(site);
        const account = body.everywhere ? await signedIn(site, request) : undefined;
        if (account) await accountSessions.closeAll(site.slug, account.id);
        void reply.header('set-cookie', await accountSessions.close(site.slug, visitorOf(request)));
        return DONE;
      },
      writes,
    ),
    serve(
      deleteAccount,
      async ({ site, request, reply }) => {
        const account = await signedIn(accountsOn(site), request);
        await accounts.erase(site.slug, account.id);
        void reply.header('set-cookie', await accountSessions.close(site.slug, visitorOf(request)));
        return DONE;
      },
      writes,
    ),
    serve(
      listOwnEnquiries,
      async ({ site, request }) => {
        const account = await signedIn(accountsOn(site), request);
        const found = await ownEnquiries(db, site.slug, account);
        const enquiries = await Promise.all(
          found.map(async ({ id, category, sentAt, vehicleId }) => {
            const { vehicle, isShown } = await readVehicle(db, site, vehicleId ?? '', now());
            return {
              ...{ id, category, sent_at: sentAt.toISOString() },
              ...(vehicle && isShown ? { vehicle: { title: vehicleTitle(vehicle), slug: vehicle.slug } } : {}),
            };
          }),
        );
        return { enquiries };
      },
      { perMinute: 120 },
    ),
  ];
}
