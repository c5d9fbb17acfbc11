import type { CaptchaOptions } from '@forecourt/enquiry';

/** Loads what the captcha service needs, with the first touch of a form. */
export function beginProof(captcha: CaptchaOptions | null): void {
  if (captcha) void import('./widget.js').then(({ captchaApi }) => captchaApi(captcha)).catch(() => undefined);
}

/** A proof for one sending; none where the service is not there: the enquiry goes without, and is marked. */
export async function proveForm(captcha: CaptchaOptions, form: HTMLElement | null): Promise<string | undefined> {
  try {
    const { proofFor } = await import('./widget.js');
    return form ? await proofFor(captcha, form) : undefined;
  } catch {
    return undefined;
  }
}
