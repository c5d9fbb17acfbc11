import { data, redirect, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import type { FormAnswer } from '@forecourt/action-form';
import { reserveRoute } from '@forecourt/contracts';
import {
  cancelReservation,
  checkoutDomainWords,
  checkoutSection,
  reserveVehicle,
  type ReservationView,
} from '@forecourt/checkout/domain';
import { postedProof, senderAgent } from '@forecourt/enquiry';
import { apiContext, isApiError, sendCall, siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { optIn } from '../rules/consent.js';
import { filledIn, missingIn, postedText, refusedBy } from '../rules/reserveForm.js';
import { checkoutWords } from '../words/checkoutWords.js';

/**
 * Reserves a vehicle and leads to the payment, or gives a reservation up. The form is posted by the browser or sent by
 * the page.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { slug = '' } = params;
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const say = wordsOf(site, checkoutWords);
  const form = await request.formData();
  const page = site.href(reserveRoute, { slug }) ?? '/';
  const pageOf = ({ token }: ReservationView) => `${page}?reservation=${token}`;
  const typed = filledIn(form);
  const ticks = { agreed: postedText(form, 'agreed'), opt_in: postedText(form, 'opt_in') };
  const values = { ...typed, ...ticks };
  const refuse = (status: number, answer: Pick<FormAnswer, 'errors' | 'message'>) =>
    data<FormAnswer>({ ...answer, values }, { status });
  const refusedAs = (error: unknown) => {
    const status = isApiError(error) ? error.status : 503;
    return refuse(status < 500 ? status : 503, refusedBy(status, isApiError(error) ? error.body : undefined, say));
  };

  if (form.get('act') === 'cancel') {
    try {
      const body = { token: postedText(form, 'token') };
      return redirect(pageOf(await sendCall(api, cancelReservation, { body })), 303);
    } catch (error) {
      return refusedAs(error);
    }
  }
  const errors = missingIn(values, say);
  if (Object.keys(errors).length > 0) return refuse(422, { errors });
  const userAgent = senderAgent(request);
  const decoy = postedText(form, 'homepage');
  try {
    const { name = '', email = '', phone = '', ...others } = typed;
    const view = await sendCall(api, reserveVehicle, {
      body: {
        ...{ name, email, phone, ...others },
        idempotency_key: postedText(form, 'key'),
        vehicle_slug: slug,
        agreed: true,
        agreed_text:
          sectionOf(site, checkoutSection).agreement ?? wordsOf(site, checkoutDomainWords)('reserve.agreement'),
        ...(ticks.opt_in ? { opt_in: true, opt_in_text: optIn(say).text, opt_in_version: optIn(say).version } : {}),
        ...(decoy === '' ? {} : { homepage: decoy }),
        ...postedProof(form),
        // without the token of an earlier reservation: the dealer reads it
        url: new URL(page, request.url).href,
        ...(userAgent ? { user_agent: userAgent } : {}),
      },
    });
    // the payment is another's page
    return redirectDocument(view.payment_url ?? pageOf(view), 303);
  } catch (error) {
    return refusedAs(error);
  }
}
