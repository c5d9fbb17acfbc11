import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from './Toaster.js';
import { Toasts, toastsOf } from './toastStore.js';

let unmount: () => void;

/** Renders a page with its toasts; returns a function that reads their texts. */
function pageOf(toasts: Toasts): () => (string | null)[] {
  const frame = document.body.appendChild(document.createElement('div'));
  const root = createRoot(frame);
  unmount = () => root.unmount();
  root.render(<Toaster toasts={toasts} />);
  return () => [...frame.querySelectorAll('[data-toast] p')].map(({ textContent }) => textContent);
}
/** The first toast loads the window. */
const settled = (expected: readonly string[], read: () => (string | null)[]) =>
  vi.waitFor(() => expect(read()).toEqual(expected), { timeout: 15_000 });

describe('toasts', () => {
  // the window loads outside of `act`, as in a browser
  beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(() => unmount());

  it('NAV-08 show one at a time: the newest replaces the others', async () => {
    const toasts = new Toasts();
    const read = pageOf(toasts);
    toasts.show({ text: 'First' });
    toasts.show({ text: 'Second' });
    await settled(['Second'], read);
    toasts.show({ text: 'Third' });
    await settled(['Third'], read);
    toasts.dismiss();
    await settled([], read);
  });

  it('NAV-08 can be updated while they show, not afterwards', async () => {
    const toasts = new Toasts();
    const read = pageOf(toasts);
    const first = toasts.show({ text: 'Saving', action: { label: 'View', href: '/garage' } });
    toasts.update(first, { text: 'Saved', tone: 'success' });
    await settled(['Saved'], read);
    expect(document.querySelector('[data-toast] a')?.getAttribute('href')).toBe('/garage');
    toasts.show({ text: 'Other' });
    toasts.update(first, { text: 'Late' });
    await settled(['Other'], read);
  });

  it('NAV-08 can be dismissed; a late dismissal takes away no other one', async () => {
    const toasts = new Toasts();
    const read = pageOf(toasts);
    const first = toasts.show({ text: 'First' });
    toasts.show({ text: 'Second' });
    await settled(['Second'], read);
    toasts.dismiss(first);
    await settled(['Second'], read);
    toasts.dismiss();
    await settled([], read);
  });

  it('NAV-08 are shown when they came before their place', async () => {
    const toasts = new Toasts();
    toasts.show({ text: 'Early' });
    await settled(['Early'], pageOf(toasts));
  });

  it('NAV-08 are those of their page: another in the same document shows none of them', async () => {
    const [one, other] = [{}, {}];
    toastsOf(one).show({ text: 'Saved' });
    await settled([], pageOf(toastsOf(other)));
    unmount();
    await settled(['Saved'], pageOf(toastsOf(one)));
  });

  it('are an empty live region in the page that the server renders', () => {
    pageOf(new Toasts());
    expect(renderToString(<Toaster toasts={new Toasts()} />)).toBe('<div aria-live="polite"></div>');
  });
});
