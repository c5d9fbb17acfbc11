import type { FormAnswer, FormValues } from '@forecourt/action-form';

/** How a code goes, as a form keeps it; nothing for any other text. */
export const keptBy = (by: string): { readonly by?: 'mail' | 'sms' } => (by === 'mail' || by === 'sms' ? { by } : {});

/** Leads a form for an address on to the one for its code. */
export const codeSent = ({ address, by }: { readonly address: string; readonly by: string }): FormAnswer => ({
  ...{ step: 'code', done: true, values: { address, by } },
});

/** The same where no other code is sent yet, with the reason. */
export const codeTooSoon = (values: FormValues, message: string): FormAnswer => ({
  ...{ step: 'code', done: true, values, message },
});
