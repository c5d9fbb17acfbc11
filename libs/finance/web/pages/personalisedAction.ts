import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { personalisedFinanceRoute } from '@forecourt/contracts';
import type { ApiErrorBody } from '@forecourt/contracts/api';
import { openPersonalisedGate } from '@forecourt/finance/domain';
import { apiContext, isApiError, sendCall, siteContext } from '@forecourt/runtime';
import { wordsOf, type SayOf } from '@forecourt/words';
import { personalisedAsked, personalisedQuery } from '../rules/personalised.js';
import { financeWords } from '../words/financeWords.js';

export const DETAILS = ['name', 'email', 'phone'] as const;
export type Detail = (typeof DETAILS)[number];

/** A gate's form that was refused, with all that was typed. */
export interface DetailsRefusal {
  values: Readonly<Partial<Record<string, string>>>;
  /** By field, as the service says them. */
  errors: Readonly<Partial<Record<string, string>>>;
  message?: string;
}

/** Contact details that open a gate: a lead of the dealer and, as a cookie, the shopper's session. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = personalisedAsked(new URL(request.url));
  const site = context.get(siteContext);
  const form = await request.formData();
  const details = { name: textOf(form, 'name'), email: textOf(form, 'email'), phone: textOf(form, 'phone') };
  const userAgent = request.headers.get('user-agent');
  const body = {
    ...details,
    idempotency_key: textOf(form, 'key'),
    car_id: asked.id,
    ...(textOf(form, 'homepage') === '' ? {} : { homepage: textOf(form, 'homepage') }),
    ...(form.get('terms_conditions') === null ? {} : { terms_conditions: true }),
    url: request.url,
    ...(userAgent ? { user_agent: userAgent } : {}),
  };
  try {
    await sendCall(context.get(apiContext), openPersonalisedGate, { body });
    const page = site.href(personalisedFinanceRoute) ?? '/';
    return redirect(`${page}?${personalisedQuery(asked)}`, 303);
  } catch (error) {
    const status = isApiError(error) && error.status < 500 ? error.status : 503;
    const refusal = refusalOf(isApiError(error) ? error.body : undefined, status, wordsOf(site, financeWords));
    return data({ values: details, ...refusal } satisfies DetailsRefusal, { status });
  }
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
};

function refusalOf(
  body: unknown,
  status: number,
  say: SayOf<typeof financeWords>,
): Pick<DetailsRefusal, 'errors' | 'message'> {
  const error = (body as Partial<ApiErrorBody> | undefined)?.error;
  const errors = Object.fromEntries((error?.fields ?? []).map(({ field, message }) => [field, message]));
  if (DETAILS.some((name) => errors[name]) || errors['terms_conditions']) return { errors };
  const others = (error?.fields ?? []).map(({ field, message }) => say('details.field', { field, fault: message }));
  // what the service says with these is written for shoppers
  if (error && (status < 500 || status === 503)) return { errors, message: [error.message, ...others].join(' ') };
  return { errors, message: say('details.fails') };
}
