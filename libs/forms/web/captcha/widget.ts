import { CAPTCHA_SERVICES, type CaptchaOptions } from '@forecourt/enquiry';

/** What the scripts of all these services leave in the page. */
interface CaptchaApi {
  ready?: (callback: () => void) => void;
  render(container: HTMLElement, options: Readonly<Record<string, unknown>>): unknown;
  execute(widget: unknown): unknown;
  reset(widget: unknown): void;
}

/** Longest that a script may take to come, and a shopper to answer where the service asks something. */
const LOAD_MS = 8000;
const ANSWER_MS = 60_000;

const loading = new Map<string, Promise<CaptchaApi>>();
const widgets = new WeakMap<HTMLElement, { id: unknown; settle: (token?: string) => void }>();

/** The service's script, once in a page; a failure is forgotten, so that the next sending tries again. */
export function captchaApi({ provider }: CaptchaOptions): Promise<CaptchaApi> {
  const { script, global } = CAPTCHA_SERVICES[provider];
  const known = loading.get(script);
  if (known) return known;
  const load = new Promise<CaptchaApi>((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = script;
    tag.async = true;
    tag.onerror = () => reject(new Error('The captcha service cannot be reached.'));
    const started = Date.now();
    const look = (): void => {
      const api = (window as unknown as Record<string, CaptchaApi | undefined>)[global];
      if (typeof api?.render === 'function') return resolve(api);
      if (Date.now() - started > LOAD_MS) return reject(new Error('The captcha service does not answer.'));
      setTimeout(look, 50);
    };
    tag.onload = look;
    setTimeout(() => reject(new Error('The captcha service does not answer.')), LOAD_MS);
    document.head.append(tag);
  });
  loading.set(script, load);
  load.catch(() => loading.delete(script));
  return load;
}

/** Has the service prove that a person sends a form. It shows something only where it is in doubt. */
export async function proofFor(captcha: CaptchaOptions, form: HTMLElement): Promise<string | undefined> {
  const api = await captchaApi(captcha);
  let widget = widgets.get(form);
  if (!widget) {
    const box = document.createElement('div');
    box.dataset['captcha'] = '';
    form.append(box);
    const made: { id: unknown; settle: (token?: string) => void } = { id: undefined, settle: () => undefined };
    const none = (): void => made.settle();
    made.id = api.render(box, {
      sitekey: captcha.siteKey,
      ...(captcha.provider === 'turnstile'
        ? { execution: 'execute', appearance: 'interaction-only' }
        : { size: 'invisible' }),
      callback: (token: string) => made.settle(token),
      'error-callback': none,
      'expired-callback': none,
      'timeout-callback': none,
    });
    widgets.set(form, (widget = made));
  } else api.reset(widget.id);
  const current = widget;
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(undefined), ANSWER_MS);
    current.settle = (token) => {
      clearTimeout(late);
      resolve(token);
    };
    api.execute(current.id);
  });
}
