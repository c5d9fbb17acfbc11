import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { readAccount } from '@forecourt/garage/domain';
import { apiContext, sendCall, siteContext } from '@forecourt/runtime';
import { needsPhone, signInReason } from '../rules/signInReason.js';

export interface SignInData {
  readonly type: string;
  readonly back: string;
  /** Signed in already, and a phone is still needed. */
  readonly asksPhone: boolean;
}

/** Shoppers who have signed in go straight to the target (SAVE-06), unless a phone is still needed. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<SignInData> {
  const reason = signInReason(new URL(request.url), context.get(siteContext));
  const { shopper } = await sendCall(context.get(apiContext), readAccount, {});
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to lead elsewhere
  if (shopper && !needsPhone(reason, shopper)) throw redirect(reason.redirect);
  return { type: reason.type, back: reason.back, asksPhone: shopper !== null };
}
