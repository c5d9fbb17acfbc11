import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { postedValues, type FormAnswer } from '@forecourt/action-form';
import { personalisedFinanceRoute } from '@forecourt/contracts';
import { enquiryRulesSection, senderAgent } from '@forecourt/enquiry';
import { openPersonalisedGate } from '@forecourt/finance/domain';
import {
  apiContext,
  faultsByField,
  isApiError,
  refusalIn,
  sendCall,
  siteContext,
  type ServiceRefusal,
} from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import { wordsOf, type SayOf } from '@forecourt/words';
import { gateFaults, gateFields } from '../rules/gateDetails.js';
import { personalisedAsked, personalisedQuery } from '../rules/personalised.js';
import { financeWords } from '../words/financeWords.js';

/** Contact details that open a gate: a lead of the dealer and, as a cookie, the shopper's session. */
export async function action({ request, context }: ActionFunctionArgs) {
  const asked = personalisedAsked(new URL(request.url));
  const site = context.get(siteContext);
  const say = wordsOf(site, financeWords);
  const rules = sectionOf(site, enquiryRulesSection);
  const form = await request.formData();
  const fields = gateFields(rules, say);
  const values = postedValues(form, fields);
  const refuse = (status: number, answer: Pick<FormAnswer, 'errors' | 'message'>) =>
    data<FormAnswer>({ ...answer, values }, { status });
  const faults = gateFaults(values, rules, say);
  if (Object.keys(faults).length > 0) return refuse(422, { errors: faults });
  const userAgent = senderAgent(request);
  const { name = '', email = '', phone = '', terms_conditions: agreed } = values;
  const body = {
    ...{ name, email, phone },
    idempotency_key: textOf(form, 'key'),
    car_id: asked.id,
    ...(textOf(form, 'homepage') === '' ? {} : { homepage: textOf(form, 'homepage') }),
    ...(agreed === 'on' ? { terms_conditions: true } : {}),
    url: request.url,
    ...(userAgent ? { user_agent: userAgent } : {}),
  };
  try {
    await sendCall(context.get(apiContext), openPersonalisedGate, { body });
    const page = site.href(personalisedFinanceRoute) ?? '/';
    return redirect(`${page}?${personalisedQuery(asked)}`, 303);
  } catch (error) {
    const status = isApiError(error) && error.status < 500 ? error.status : 503;
    const known = fields.map((field) => field.name);
    return refuse(status, refusedBy(refusalIn(error), { status, known, say }));
  }
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
};

interface Refused {
  readonly status: number;
  /** Fields that the form shows. */
  readonly known: readonly string[];
  readonly say: SayOf<typeof financeWords>;
}

function refusedBy(
  refusal: ServiceRefusal | undefined,
  { status, known, say }: Refused,
): Pick<FormAnswer, 'errors' | 'message'> {
  const errors = faultsByField(refusal);
  if (known.some((name) => Object.hasOwn(errors, name))) return { errors };
  const others = (refusal?.fields ?? []).map(({ field, message }) => say('details.field', { field, fault: message }));
  // what the service says with these is written for shoppers
  if (refusal && (status < 500 || status === 503)) return { errors, message: [refusal.message, ...others].join(' ') };
  return { errors, message: say('details.fails') };
}
