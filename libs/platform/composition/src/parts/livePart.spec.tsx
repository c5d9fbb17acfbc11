import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { Load } from '../defineFeature.js';
import { Part } from './Part.js';
import { preloadPart } from './partCode.js';

/** Code that comes a moment later, as from a server. */
const newLoad =
  (Component = () => <p>The part</p>): Load<object> =>
  async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return { Component };
  };

/** Pages that the browser renders itself: a first one, and one with a part at `/part`. */
function openPages(load: Load<object>) {
  const router = createMemoryRouter([
    { path: '/', element: <p>The first page</p> },
    { path: '/part', element: <Part id="a/part" load={load} fallback="Loading" props={{}} /> },
  ]);
  const root = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(root).render(<RouterProvider router={router} />));
  return { root, goTo: (address: string) => router.navigate(address) };
}

it('LIB-01 a part of the browser’s own page loads its code without an error in the console', async () => {
  const inner = newLoad();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { root, goTo } = openPages(newLoad(() => <Part id="a/inner" load={inner} props={{}} />));
  await goTo('/part');
  await vi.waitFor(() => expect(root.textContent).toBe('The part'));
  // both of React's renderers may run in this process
  expect(errors.mock.calls.filter(([text]) => !String(text).includes('multiple renderers'))).toEqual([]);
});

it('LIB-01 a part whose code is in memory shows at once', async () => {
  const load = newLoad();
  await preloadPart(load);
  const root = document.body.appendChild(document.createElement('div'));
  flushSync(() => createRoot(root).render(<Part id="a/part" load={load} fallback="Loading" props={{}} />));
  expect(root.textContent).toBe('The part');
});
