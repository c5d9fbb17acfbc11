import { describe, expect, it, vi } from 'vitest';
import { Toasts, toastsOf } from './toastStore.js';

describe('toasts', () => {
  it('NAV-08 stand one at a time: the newest takes the place', () => {
    const toasts = new Toasts();
    toasts.show({ text: 'First' });
    const second = toasts.show({ text: 'Second' });
    expect(toasts.read()).toEqual({ id: second, text: 'Second' });
  });

  it('NAV-08 can be updated while they stand, not afterwards', () => {
    const toasts = new Toasts();
    const first = toasts.show({ text: 'Saving' });
    toasts.update(first, { text: 'Saved', tone: 'success' });
    expect(toasts.read()).toEqual({ id: first, text: 'Saved', tone: 'success' });
    const second = toasts.show({ text: 'Other' });
    toasts.update(first, { text: 'Late' });
    expect(toasts.read()).toEqual({ id: second, text: 'Other' });
  });

  it('NAV-08 can be dismissed; a late dismissal takes away no other one', () => {
    const toasts = new Toasts();
    const first = toasts.show({ text: 'First' });
    toasts.show({ text: 'Second' });
    toasts.dismiss(first);
    expect(toasts.read()?.text).toBe('Second');
    toasts.dismiss();
    expect(toasts.read()).toBeUndefined();
  });

  it('tell those who listen', () => {
    const toasts = new Toasts();
    const heard = vi.fn();
    const stop = toasts.subscribe(heard);
    const id = toasts.show({ text: 'First' });
    toasts.dismiss(id);
    stop();
    toasts.show({ text: 'Second' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('NAV-08 are those of their page: another in the same document shows none of them', () => {
    const [one, other] = [{}, {}];
    toastsOf(one).show({ text: 'Saved' });
    expect(toastsOf(one).read()?.text).toBe('Saved');
    expect(toastsOf(other).read()).toBeUndefined();
  });
});
