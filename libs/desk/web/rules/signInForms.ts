import type { FormFaults, FormField, FormValues } from '@forecourt/action-form';
import { cleanText, faultText, type EnquirySay, type TextField } from '@forecourt/enquiry';
import { ADDRESS } from '@forecourt/desk/domain';
import type { DeskSay } from './words.js';

/** The steps of the sign-in. */
export type DeskSignInStep = 'address' | 'code';

/** What each step takes: it may not be empty, and the service says the rest. */
const TEXTS: Readonly<Record<DeskSignInStep, TextField>> = {
  address: { kind: 'line', max: ADDRESS, isRequired: true },
  code: { kind: 'line', max: 12, isRequired: true },
};

/** The one field of a step, which has its name. */
export const signInFields = (step: DeskSignInStep, say: DeskSay): readonly FormField[] => [
  {
    ...{ name: step, isRequired: true, maxLength: TEXTS[step].max },
    ...(step === 'address'
      ? { label: say('signIn.address'), kind: 'email', autoComplete: 'username' }
      : { label: say('signIn.code'), inputMode: 'numeric', autoComplete: 'one-time-code' }),
  },
];

export function signInFaults(step: DeskSignInStep, values: FormValues, say: EnquirySay): FormFaults {
  const fault = faultText(TEXTS[step], cleanText(TEXTS[step], values[step] ?? ''))?.(say.site);
  return fault === undefined ? {} : { [step]: fault };
}
