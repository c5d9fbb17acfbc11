import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { personalisedFinanceRoute, signInAddress, signInRoute, vehicleRoute } from '@forecourt/contracts';
import { readPersonalisedQuote, type PersonalisedAnswer } from '@forecourt/finance/domain';
import { apiContext, isApiError, nowContext, sendCall, siteContext } from '@forecourt/runtime';
import { personalisedAsked, personalisedQuery, type PersonalisedAsked } from '../rules/personalised.js';

export interface PersonalisedData {
  asked: PersonalisedAsked;
  /** `failed`: the quote could not be read. */
  answer: PersonalisedAnswer | { state: 'failed' };
  now: number;
  /** Of the gate's form: sent twice it is one lead. */
  key: string;
}

/** What a shopper may see of a vehicle's quote; who is asking, the service knows from the visitor's cookies. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const now = context.get(nowContext)();
  const asked = personalisedAsked(new URL(request.url));
  const { id, credit, term } = asked;
  const query = { car_id: id === '' ? undefined : id, credit, term };
  const answer = await sendCall(context.get(apiContext), readPersonalisedQuote, { query }).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) throw notFound();
    console.warn('Personalised finance could not be read.', error);
    return { state: 'failed' } as const;
  });
  const signIn = site.href(signInRoute);
  if (answer.state === 'gate' && answer.gate === 'sign-in' && signIn) {
    const here = `${site.href(personalisedFinanceRoute) ?? ''}?${personalisedQuery(asked)}`;
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to lead elsewhere
    throw redirect(
      signInAddress(signIn, {
        type: 'finance',
        redirect: here,
        back: site.href(vehicleRoute, { slug: answer.vehicle.slug }) ?? '/',
      }),
    );
  }
  const status = answer.state === 'failed' ? 503 : answer.state === 'no-vehicle' ? 404 : 200;
  return data({ asked, answer, now, key: crypto.randomUUID() } satisfies PersonalisedData, { status });
}

/** React-router's way to answer with a status. */
const notFound = () => data(null, { status: 404 }) as unknown as Error;
