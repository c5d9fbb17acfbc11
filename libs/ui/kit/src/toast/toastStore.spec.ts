import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, getToast, showToast, subscribeToToasts, updateToast } from './toastStore.js';

beforeEach(() => dismissToast());

describe('toasts', () => {
  it('NAV-08 stand one at a time: the newest takes the place', () => {
    showToast({ text: 'First' });
    const second = showToast({ text: 'Second' });
    expect(getToast()).toEqual({ id: second, text: 'Second' });
  });

  it('NAV-08 can be updated while they stand, not afterwards', () => {
    const first = showToast({ text: 'Saving' });
    updateToast(first, { text: 'Saved', tone: 'success' });
    expect(getToast()).toEqual({ id: first, text: 'Saved', tone: 'success' });
    const second = showToast({ text: 'Other' });
    updateToast(first, { text: 'Late' });
    expect(getToast()).toEqual({ id: second, text: 'Other' });
  });

  it('NAV-08 can be dismissed; a late dismissal takes away no other one', () => {
    const first = showToast({ text: 'First' });
    showToast({ text: 'Second' });
    dismissToast(first);
    expect(getToast()?.text).toBe('Second');
    dismissToast();
    expect(getToast()).toBeUndefined();
  });

  it('tell those who listen', () => {
    const heard = vi.fn();
    const stop = subscribeToToasts(heard);
    const id = showToast({ text: 'First' });
    dismissToast(id);
    stop();
    showToast({ text: 'Second' });
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
