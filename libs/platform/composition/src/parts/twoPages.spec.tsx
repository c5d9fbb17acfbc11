import { act, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Load } from '../defineFeature.js';
import { noteBeforeEntry } from './beforeEntry.js';
import { Islands } from './Islands.js';
import { Part } from './Part.js';
import { preloadPart } from './partCode.js';
import { PartRuntimeContext, type PartRuntime } from './partRuntime.js';

const pressed = vi.fn<(where: string) => void>();
const Body = ({ name }: { name: string }) => (
  <button type="button" onClick={() => pressed(`part of ${name}`)}>
    Part of {name}
  </button>
);
const onServer: Load<{ name: string }> = () => Promise.resolve({ Component: Body });

/** A page in the document, as the server rendered it; `hydrate` is the browser's. */
async function drawnPage(name: string) {
  const load = vi.fn(onServer);
  await preloadPart(onServer);
  const pageOf = (code: Load<{ name: string }>, runtime: Omit<PartRuntime, 'Frame'>) => {
    const Frame = ({ children }: { children: ReactNode }) => (
      <PartRuntimeContext value={{ ...runtime, Frame }}>{children}</PartRuntimeContext>
    );
    const Page = () => (
      <main>
        <button type="button" onClick={() => pressed(`page ${name}`)}>
          Page {name}
        </button>
        <Part id="a/part" load={code} hydrate="interaction" props={{ name }} />
      </main>
    );
    return (
      <Frame>
        <RouterProvider router={createMemoryRouter([{ path: '*', Component: Page }])} />
      </Frame>
    );
  };
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(pageOf(onServer, { drawPart: (part) => renderToString(part), nextIds: () => name }));
  let live: Root | undefined;
  return {
    load,
    button: (words: string) => [...root.querySelectorAll('button')].find((one) => one.textContent === words),
    async hydrate(before?: typeof globalThis.beforeEntry) {
      const islands = new Islands(root, before);
      await act(async () => {
        live = hydrateRoot(root, pageOf(load, { islands }));
        await Promise.resolve();
      });
      islands.pageIsAlive();
      await settled();
      return islands;
    },
    /** From here on React has not come yet. */
    open: () => new Islands(root),
    end: () => act(() => live?.unmount()),
  };
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const opened: Islands[] = [];
const keep = (islands: Islands) => (opened.push(islands), islands);

beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('/', '\\/') });
  document.body.replaceChildren();
});
afterEach(() => {
  globalThis.beforeEntry?.end();
  for (const islands of opened.splice(0)) islands.close();
  pressed.mockClear();
  vi.unstubAllGlobals();
});

describe('two pages in one document', () => {
  it('hydrate their own parts', async () => {
    const [one, other] = [await drawnPage('one'), await drawnPage('other')];
    const first = keep(await one.hydrate());
    keep(await other.hydrate());
    first.hydrateNow('a/part');
    await settled();
    expect(one.load).toHaveBeenCalledOnce();
    expect(other.load).not.toHaveBeenCalled();
    one.end();
    other.end();
  });

  it('do not repeat what was pressed in the other before they were alive', async () => {
    const [one, other] = [await drawnPage('one'), await drawnPage('other')];
    keep(await other.hydrate());
    const waiting = keep(one.open());
    act(() => other.button('Page other')?.click());
    waiting.pageIsAlive();
    await settled();
    expect(pressed.mock.calls).toEqual([['page other']]);
    other.end();
  });

  it('take their own share of what was done before the entry ran', async () => {
    const [one, other] = [await drawnPage('one'), await drawnPage('other')];
    noteBeforeEntry(() => false);
    one.button('Page one')?.click();
    other.button('Page other')?.click();
    const { beforeEntry } = globalThis;
    keep(await one.hydrate(beforeEntry));
    expect(pressed.mock.calls).toEqual([['page one']]);
    keep(await other.hydrate(beforeEntry));
    expect(pressed.mock.calls).toEqual([['page one'], ['page other']]);
    one.end();
    other.end();
  });
});
