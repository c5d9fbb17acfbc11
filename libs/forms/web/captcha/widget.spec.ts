// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaOptions } from '@forecourt/enquiry';

const TURNSTILE: CaptchaOptions = { provider: 'turnstile', siteKey: '0x4AAAAAAA-key' };
type Callbacks = Record<string, (token?: string) => void>;

/** Fakes the service: its script loads or fails, and its widget answers with the token, or an error without one. */
function service({ comes = true, token }: { comes?: boolean; token?: string }) {
  let callbacks: Callbacks = {};
  const api = {
    render: vi.fn((_box: HTMLElement, options: Callbacks) => {
      callbacks = options;
      return 'widget';
    }),
    execute: vi.fn(() => void setTimeout(() => callbacks[token ? 'callback' : 'error-callback']?.(token), 1)),
    reset: vi.fn(),
  };
  const append = vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [tag] = nodes as HTMLScriptElement[];
    setTimeout(() => {
      if (comes) (window as unknown as Record<string, unknown>)['turnstile'] = api;
      if (comes) tag?.onload?.(new Event('load'));
      else void tag?.onerror?.(new Event('error'));
    }, 1);
  });
  return { api, append };
}

describe('a proof of the captcha service', () => {
  beforeEach(() => {
    vi.restoreAllMocks();
    vi.resetModules();
    Reflect.deleteProperty(window, 'turnstile');
  });

  it('FORM-13 is requested again for each submission, with one script and one widget', async () => {
    const { api, append } = service({ token: 'proof' });
    const { proofFor } = await import('./widget.js');
    const form = document.createElement('form');
    expect([await proofFor(TURNSTILE, form), await proofFor(TURNSTILE, form)]).toEqual(['proof', 'proof']);
    expect([append.mock.calls.length, api.render.mock.calls.length, api.reset.mock.calls.length]).toEqual([1, 1, 1]);
    expect((append.mock.calls[0]?.[0] as HTMLScriptElement).src).toContain('https://challenges.cloudflare.com/');
    expect(api.render.mock.calls[0]?.[1]).toMatchObject({ sitekey: TURNSTILE.siteKey, appearance: 'interaction-only' });
  });
  it('FORM-13 is none where the service gives none, or is not there; the form is sent without', async () => {
    service({});
    const { proveForm } = await import('./prove.js');
    expect(await proveForm(TURNSTILE, document.createElement('form'))).toBeUndefined();
    vi.resetModules();
    vi.restoreAllMocks();
    const { append } = service({ comes: false });
    const again = await import('./prove.js');
    const form = document.createElement('form');
    expect(await again.proveForm(TURNSTILE, form)).toBeUndefined();
    expect(await again.proveForm(TURNSTILE, form)).toBeUndefined();
    // what could not be loaded is tried again
    expect(append).toHaveBeenCalledTimes(2);
  });
});
