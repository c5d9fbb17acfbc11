import type { FormFaults, FormField, FormValues } from '@forecourt/action-form';
import { normaliseMobile, type EnquirySay } from '@forecourt/enquiry';
import type { GarageSay } from './words.js';

/** Longest name of a shopper. */
const NAME_LENGTH = 80;

const isEmpty = (text = ''): boolean => text.trim() === '';

/** The name that the account's page shows; it may be empty. */
export const nameFields = (say: GarageSay): readonly FormField[] => [
  { name: 'name', label: say('profile.name'), autoComplete: 'name', maxLength: NAME_LENGTH },
];

export const nameFaults = ({ name = '' }: FormValues, say: EnquirySay): FormFaults =>
  name.trim().length > NAME_LENGTH ? { name: say('fault.tooLong', { max: NAME_LENGTH }) } : {};

const AS_TYPED = { isRequired: true, autoCapitalize: 'none', spellCheck: false, maxLength: 254 } as const;

/** Where the code of a sign-in goes: a mobile alone where the account still needs one. */
export const signInFields = (say: GarageSay, asksPhone: boolean): readonly FormField[] => [
  asksPhone
    ? {
        name: 'address',
        label: say('signIn.mobile'),
        kind: 'tel',
        autoComplete: 'tel',
        isRequired: true,
        maxLength: 40,
      }
    : { name: 'address', label: say('signIn.address'), autoComplete: 'username', ...AS_TYPED },
];

/** A new address of the account. */
export const newAddressFields = (say: GarageSay): readonly FormField[] => [
  { name: 'address', label: say('profile.newAddress'), hint: say('profile.newAddressHint'), ...AS_TYPED },
];

/** Says in which words a fault is, those of the garage or of all forms. */
export interface Says {
  readonly say: GarageSay;
  readonly general: EnquirySay;
}

export function addressFaults({ address }: FormValues, { say, general }: Says, asksPhone = false): FormFaults {
  if (isEmpty(address)) return { address: general('fault.required') };
  return asksPhone && normaliseMobile(address ?? '') === undefined ? { address: say('signIn.notMobile') } : {};
}

/** The code that was sent. */
export const codeFields = (say: GarageSay): readonly FormField[] => [
  {
    ...{ name: 'code', label: say('code.digits'), isRequired: true, maxLength: 12 },
    ...{ inputMode: 'numeric', autoComplete: 'one-time-code' },
  },
];

export const codeFaults = ({ code }: FormValues, say: EnquirySay): FormFaults =>
  isEmpty(code) ? { code: say('fault.required') } : {};

/** The tick without which no account is deleted. */
export const deleteFields = (say: GarageSay): readonly FormField[] => [
  { name: 'confirm', label: say('profile.deleteForGood'), kind: 'tick', isRequired: true },
];

export const deleteFaults = ({ confirm }: FormValues, say: GarageSay): FormFaults =>
  confirm === 'on' ? {} : { confirm: say('profile.deleteNeedsTick') };
