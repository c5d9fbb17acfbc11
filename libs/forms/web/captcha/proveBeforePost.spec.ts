// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaOptions } from '@forecourt/enquiry';
import * as prove from './prove.js';
import { proveBeforePost } from './proveBeforePost.js';
import { startProof } from './startProof.js';

const CAPTCHA: CaptchaOptions = { provider: 'turnstile', siteKey: '0x4AAAAAAA-key' };

describe('a form that posts itself', () => {
  let form: HTMLFormElement;
  let field: HTMLInputElement;
  let posted: string[];
  beforeEach(() => {
    document.body.innerHTML =
      '<form><input name="address" required value="kim@example.com" />' +
      '<input type="hidden" name="captcha_token" data-proof /><button>Go</button></form>';
    form = document.querySelector('form')!;
    field = document.querySelector('[data-proof]')!;
    posted = [];
    vi.spyOn(prove, 'beginProof').mockImplementation(() => undefined);
  });
  const start = () => {
    const stop = proveBeforePost(form, field, CAPTCHA);
    // what the browser would do
    form.addEventListener('submit', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      posted.push(field.value);
    });
    return stop;
  };
  const press = () => form.querySelector('button')!.click();

  it('SAVE-05 BUY-04 goes once with a proof, and with another the next time', async () => {
    let count = 0;
    vi.spyOn(prove, 'proveForm').mockImplementation(() => Promise.resolve(`proof ${++count}`));
    const stop = start();
    press();
    press();
    await vi.waitFor(() => expect(posted).toEqual(['proof 1']));
    press();
    await vi.waitFor(() => expect(posted).toEqual(['proof 1', 'proof 2']));
    stop();
    press();
    expect(posted).toHaveLength(3);
  });

  it('SAVE-05 goes without one where the service gives none', async () => {
    vi.spyOn(prove, 'proveForm').mockResolvedValue(undefined);
    start();
    press();
    await vi.waitFor(() => expect(posted).toEqual(['']));
  });

  it('TRD-01 a way back needs none, and a proof that comes after it sends nothing', async () => {
    let answer: (proof: string) => void = () => undefined;
    const proving = vi.spyOn(prove, 'proveForm').mockReturnValue(new Promise((resolve) => (answer = resolve)));
    form.insertAdjacentHTML('beforeend', '<button formnovalidate name="intent" value="back">Back</button>');
    const stop = start();
    form.querySelector<HTMLButtonElement>('[value="back"]')!.click();
    expect([posted, proving.mock.calls]).toEqual([[''], []]);
    press();
    stop();
    answer('late');
    await Promise.resolve();
    expect(posted).toEqual(['']);
  });

  it('the first touch of the form brings the code, a touch of another does not', () => {
    document.body.insertAdjacentHTML('beforeend', '<form id="other"><input name="q" /></form>');
    const hydrate = vi.fn();
    startProof(hydrate, undefined as never);
    document.querySelector<HTMLInputElement>('#other input')!.focus();
    expect(hydrate).not.toHaveBeenCalled();
    form.querySelector<HTMLInputElement>('[name="address"]')!.focus();
    form.querySelector('button')!.focus();
    expect(hydrate).toHaveBeenCalledTimes(1);
  });
});
