/**
 * A captcha service: where its script and its frames come from, and which address verifies its tokens.
 */
export interface CaptchaService {
  /** Its script, which renders nothing until it is called. */
  readonly script: string;
  /** Name of what the script leaves in the page. */
  readonly global: string;
  /** Sources for the page's Content-Security-Policy. */
  readonly sources: readonly string[];
  /** Takes `secret` and `response`, answers `success`: all of them alike. */
  readonly verifyUrl: string;
}

const GOOGLE = 'https://www.google.com/recaptcha';

export const CAPTCHA_SERVICES = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
    sources: ['https://challenges.cloudflare.com'],
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    global: 'hcaptcha',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
  },
  recaptcha: {
    script: `${GOOGLE}/api.js?render=explicit`,
    global: 'grecaptcha',
    sources: [`${GOOGLE}/`, 'https://www.gstatic.com/recaptcha/'],
    verifyUrl: `${GOOGLE}/api/siteverify`,
  },
} as const satisfies Record<string, CaptchaService>;

export type CaptchaProvider = keyof typeof CAPTCHA_SERVICES;
export const CAPTCHA_PROVIDERS = Object.keys(CAPTCHA_SERVICES) as readonly CaptchaProvider[];

/** Which service a site's forms ask, as its pages know it. */
export interface CaptchaOptions {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
}

/** Name of the field by which a form posts its proof. */
export const PROOF_FIELD = 'captcha_token';
const MOST = 4096;

/** The proof of a posted form, for the body of a call; nothing where there is none. */
export function postedProof(form: { get(name: string): unknown }): { readonly captcha_token?: string } {
  const proof = form.get(PROOF_FIELD);
  return typeof proof === 'string' && proof !== '' && proof.length <= MOST ? { captcha_token: proof } : {};
}
