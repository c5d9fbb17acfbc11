import { act, use, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider, useLocation, useNavigate } from 'react-router-dom';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Hydrate, Load } from '../defineFeature.js';
import { Islands } from './Islands.js';
import { Part } from './Part.js';
import { preloadPart } from './partCode.js';
import { PartRuntimeContext, type PartRuntime } from './partRuntime.js';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

const KINDS: readonly Hydrate[] = ['load', 'idle', 'visible', 'scroll', 'interaction', 'never'];

/** Code of a part that loads, or fails to, when a test decides. */
function code(name: string) {
  let settle: { come: () => void; lose: () => void } | undefined;
  let held: Promise<void> | undefined;
  const Component = ({ shown = 0 }: { shown?: number }) => {
    if (held) use(held);
    const { hash } = useLocation();
    const [words, setWords] = useState('');
    const [isTicked, setTicked] = useState(false);
    return (
      <section>
        Text of {name} <button type="button">Press {name}</button> {shown} {hash}
        <input aria-label={name} value={words} onChange={(event) => setWords(event.target.value)} />
        <input type="checkbox" checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />
        <output>{isTicked ? `ticked, ${words}` : words}</output>
        <a href="/elsewhere" data-takes-over="">
          Look
        </a>
      </section>
    );
  };
  const loads = vi.fn(
    () =>
      new Promise<{ Component: typeof Component }>((resolve, reject) => {
        settle = { come: () => resolve({ Component }), lose: () => reject(new Error('gone after a deploy')) };
      }),
  );
  const load: Load<{ shown?: number }> = loads;
  return {
    load,
    loads,
    onServer: (() => Promise.resolve({ Component })) as Load<{ shown?: number }>,
    come: () => settle?.come(),
    lose: () => settle?.lose(),
    /** What the part waits for while React hydrates it. */
    hold: (what: Promise<void>) => void (held = what),
  };
}

type Code = ReturnType<typeof code>;
const parts = (of: (part: Code) => Load<{ shown?: number }>, all: Map<Hydrate, Code>, shown: number) =>
  [...all].map(([hydrate, part]) => (
    <Part key={hydrate} id={`a/${hydrate}`} load={of(part)} hydrate={hydrate} props={{ shown }} />
  ));

/** A page with a part of every kind, as the server rendered it and as the browser hydrates it. */
async function openPage() {
  const all = new Map(KINDS.map((kind) => [kind, code(kind)]));
  await Promise.all([...all.values()].map((part) => preloadPart(part.onServer)));
  let ids = 0;
  const frame = (runtime: Omit<PartRuntime, 'Frame'>) => {
    const Frame = ({ children }: { children: ReactNode }) => (
      <PartRuntimeContext value={{ ...runtime, Frame }}>{children}</PartRuntimeContext>
    );
    return Frame;
  };
  const controls = { show: (_shown: number) => undefined as void, go: (_to: string) => undefined as void };
  const pageOf = (of: (part: Code) => Load<{ shown?: number }>) =>
    function Page() {
      const [shown, setShown] = useState(0);
      const navigate = useNavigate();
      controls.show = setShown;
      controls.go = (to) => void navigate(to);
      return <main>{parts(of, all, shown)}</main>;
    };
  const routerOf = (Page: () => ReactNode) => createMemoryRouter([{ path: '*', Component: Page }]);
  const Drawn = frame({
    nextIds: () => `p${(ids += 1)}-`,
    drawPart: (part, prefix) => renderToString(part, { identifierPrefix: prefix }),
  });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(
    <Drawn>
      <RouterProvider router={routerOf(pageOf((part) => part.onServer))} />
    </Drawn>,
  );
  const islands = new Islands(container);
  const Live = frame({ islands });
  const router = routerOf(pageOf((part) => part.load));
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(
      container,
      <Live>
        <RouterProvider router={router} />
      </Live>,
    );
    await Promise.resolve();
  });
  islands.pageIsAlive();
  return {
    all,
    controls,
    islands,
    router,
    text: () => container.textContent,
    button: (kind: Hydrate) => container.querySelector(`[data-part="a/${kind}"] button`) as HTMLButtonElement,
    close: async () => {
      islands.close();
      await act(async () => {
        root?.unmount();
        // the roots of parts end after the page's
        await new Promise((resolve) => setTimeout(resolve));
      });
    },
  };
}

let seen: { element: Element; call: () => void }[];
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  seen = [];
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('/', '\\/') });
  vi.stubGlobal('requestIdleCallback', (call: () => void) => setTimeout(call, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #call: (entries: { isIntersecting: boolean }[]) => void;
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        this.#call = call;
      }
      observe = (element: Element) => void seen.push({ element, call: () => this.#call([{ isIntersecting: true }]) });
      disconnect = () => undefined;
    },
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 1)));

const kind = fc.constantFrom(...KINDS);
const step = fc.oneof(
  fc.record({ does: fc.constant('touch' as const), kind }),
  fc.record({ does: fc.constant('click' as const), kind }),
  fc.record({ does: fc.constant('see' as const), kind }),
  fc.record({ does: fc.constant('scroll' as const), kind }),
  fc.record({ does: fc.constant('wake' as const), kind }),
  fc.record({ does: fc.constant('codeComes' as const), kind }),
  fc.record({ does: fc.constant('codeIsLost' as const), kind }),
  fc.record({ does: fc.constant('hash' as const), kind }),
  fc.record({ does: fc.constant('address' as const), kind }),
  fc.record({ does: fc.constant('state' as const), kind }),
);

describe('what the server rendered', () => {
  it('stays, whatever changes above it and whatever becomes of its code', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const page = await openPage();
        try {
          let count = 0;
          for (const { does, kind: at } of steps) {
            count += 1;
            const part = page.all.get(at);
            await act(async () => {
              if (does === 'touch') page.button(at).dispatchEvent(new Event('pointerover', { bubbles: true }));
              if (does === 'click') page.button(at).click();
              if (does === 'see')
                for (const { element, call } of seen) if (element.matches(`[data-part="a/${at}"]`)) call();
              if (does === 'scroll') window.dispatchEvent(new Event('scroll'));
              if (does === 'wake') page.islands.hydrateNow(`a/${at}`);
              if (does === 'codeComes') part?.come();
              if (does === 'codeIsLost') part?.lose();
              if (does === 'hash') page.controls.go(`#place-${count}`);
              if (does === 'address') page.controls.go(`/page?step=${count}`);
              if (does === 'state') page.controls.show(count);
              await Promise.resolve();
            });
            for (const name of KINDS) expect(page.text()).toContain(`Text of ${name} Press ${name}`);
          }
          await settled();
          for (const name of KINDS) expect(page.text()).toContain(`Text of ${name} Press ${name}`);
        } finally {
          await page.close();
        }
      }),
      { numRuns: 60 },
    );
  });

  it('hydrates in place, and knows what was typed and ticked before', async () => {
    const page = await openPage();
    const at = '[data-part="a/interaction"]';
    const field = document.querySelector<HTMLInputElement>(`${at} [aria-label]`);
    const box = document.querySelector<HTMLInputElement>(`${at} [type="checkbox"]`);
    if (!field || !box) throw new Error('no fields');
    field.value = 'typed before the code';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    box.click();
    page.button('interaction').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    page.all.get('interaction')?.come();
    await settled();
    expect(document.querySelector(`${at} [aria-label]`)).toBe(field);
    expect(field.value).toBe('typed before the code');
    expect(box.checked).toBe(true);
    expect(document.querySelector(`${at} output`)?.textContent).toBe('ticked, typed before the code');
    await page.close();
  });

  it('catches up with what changed while it waited', async () => {
    const page = await openPage();
    await act(async () => {
      page.controls.show(7);
      page.controls.go('#finance');
      await Promise.resolve();
    });
    // its own property changed, which requests its code, even for a part that otherwise never hydrates
    expect(page.all.get('never')?.loads).toHaveBeenCalledOnce();
    expect(page.text()).toContain('Press never 0 ');
    page.all.get('never')?.come();
    await settled();
    expect(page.text()).toContain('Press never 7 #finance');
    await page.close();
  });

  it('may leave the page while it hydrates, and nothing is logged', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await openPage();
    const part = page.all.get('load');
    part?.hold(new Promise(() => undefined));
    part?.come();
    await settled();
    expect(page.text()).toContain('Text of load');
    await page.close();
    expect(page.text()).toBe('');
    // both of React's renderers run in this process
    expect(errors.mock.calls.filter(([text]) => !String(text).includes('multiple renderers'))).toEqual([]);
  });

  it('asks again for code that was lost, and once for each touch', async () => {
    const page = await openPage();
    const { loads, lose, come } = page.all.get('interaction') as Code;
    const touch = () => page.button('interaction').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    touch();
    lose();
    await settled();
    expect(loads).toHaveBeenCalledTimes(1);
    touch();
    come();
    await settled();
    expect(loads).toHaveBeenCalledTimes(2);
    await page.close();
  });

  it('replays a click that came before its code, once for each button, unless it never hydrates', async () => {
    const page = await openPage();
    const clicked: string[] = [];
    for (const at of ['interaction', 'visible', 'never'] as const)
      page.button(at).addEventListener('click', () => clicked.push(at));
    for (const at of ['interaction', 'interaction', 'visible', 'never'] as const) page.button(at).click();
    // what never hydrates has nothing to wait for
    expect(clicked).toEqual(['never']);
    page.all.get('interaction')?.come();
    page.all.get('visible')?.come();
    await settled();
    expect(clicked).toEqual(['never', 'interaction', 'visible']);
    await page.close();
  });

  it('SAVE-01 does not replay a press of a button that turns out to be pressed already', async () => {
    const page = await openPage();
    const button = page.button('interaction');
    const clicked = vi.fn();
    button.addEventListener('click', clicked);
    button.setAttribute('aria-pressed', 'false');
    button.click();
    button.setAttribute('aria-pressed', 'true');
    page.all.get('interaction')?.come();
    await settled();
    expect(clicked).not.toHaveBeenCalled();
    await page.close();
  });

  it('VDP-14 hands what is shared to the device within the press, and not again when its code comes', async () => {
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { share, onLine: true });
    const page = await openPage();
    const button = page.button('interaction');
    button.dataset['shares'] = '{"title":"2021 Kia Rio","url":"https://harbour.example/"}';
    button.click();
    expect(share.mock.calls).toEqual([[{ title: '2021 Kia Rio', url: 'https://harbour.example/' }]]);
    page.all.get('interaction')?.come();
    await settled();
    expect(share).toHaveBeenCalledOnce();
    await page.close();
  });

  it('replays Escape that came before its code, after the clicks', async () => {
    const page = await openPage();
    const heard: string[] = [];
    const button = page.button('interaction');
    button.addEventListener('keydown', ({ key, isTrusted }) => heard.push(`${key} ${isTrusted}`));
    const press = () => button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    press();
    expect(heard).toHaveLength(1);
    page.all.get('interaction')?.come();
    await settled();
    expect(heard).toHaveLength(2);
    press();
    await settled();
    expect(heard).toHaveLength(3);
    await page.close();
  });

  it('forgets a click that waits for its code on Escape, wherever the focus is', async () => {
    const page = await openPage();
    const clicked = vi.fn();
    page.button('interaction').addEventListener('click', clicked);
    page.button('interaction').click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    page.all.get('interaction')?.come();
    await settled();
    expect(clicked).not.toHaveBeenCalled();
    await page.close();
  });

  it('leaves a click to the browser when the code is lost', async () => {
    const page = await openPage();
    const clicked = vi.fn();
    page.button('interaction').addEventListener('click', clicked);
    page.button('interaction').click();
    page.all.get('interaction')?.lose();
    await settled();
    expect(clicked).toHaveBeenCalledOnce();
    await page.close();
  });

  it('is not left for another page without a network: the click waits until it is back', async () => {
    const page = await openPage();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const link = document.querySelector<HTMLAnchorElement>('[data-part="a/interaction"] a');
    if (!link) throw new Error('no link');
    const clicked = vi.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', clicked);
    link.click();
    await settled();
    expect(clicked).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await settled();
    page.all.get('interaction')?.come();
    await settled();
    expect(clicked).toHaveBeenCalledOnce();
    await page.close();
  });

  it('that waits to be seen is not hurried by a request to hydrate', async () => {
    const page = await openPage();
    page.islands.hydrateNow('a/visible');
    page.islands.hydrateNow('a/interaction');
    expect(page.all.get('visible')?.loads).not.toHaveBeenCalled();
    expect(page.all.get('interaction')?.loads).toHaveBeenCalledOnce();
    await page.close();
  });

  it('that waits for a scroll hydrates at once on a page that is restored where it was left', async () => {
    vi.stubGlobal('scrollY', 700);
    const page = await openPage();
    expect(page.all.get('scroll')?.loads).toHaveBeenCalledOnce();
    await page.close();
  });
});
