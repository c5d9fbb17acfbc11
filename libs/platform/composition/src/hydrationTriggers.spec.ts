import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Triggers from './hydrationTriggers.js';

let triggers: typeof Triggers;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('/', '\\/') });
  // nobody sees anything here
  vi.stubGlobal('IntersectionObserver', class { observe = vi.fn(); disconnect = vi.fn(); }); // prettier-ignore
  document.body.innerHTML = `
    <div data-part="a/outer">
      <button id="outer"></button>
      <div data-part="a/inner"><button id="first"></button></div>
      <div data-part="a/inner"><button id="second"></button></div>
    </div>`;
  triggers = await import('./hydrationTriggers.js');
});

// listeners of this test stand on the document
afterEach(() => {
  for (const id of ['a/outer', 'a/inner']) triggers.partIsAlive(id);
});

const loader = () => vi.fn(() => Promise.resolve());
const button = (id: string) => document.getElementById(id) as HTMLButtonElement;
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a part that waits for a touch', () => {
  it('is loaded by a touch of any place where it is drawn, once', async () => {
    const load = loader();
    const wait = triggers.whenTriggered('a/inner', 'interaction', load);
    expect(triggers.whenTriggered('a/inner', 'interaction', load)).toBe(wait);
    button('outer').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settled();
    expect(load).not.toHaveBeenCalled();
    button('second').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await wait;
    expect(load).toHaveBeenCalledOnce();
  });

  it('whose code does not load waits for ever, for a failure would make React try without end', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const ended = vi.fn();
    triggers.whenTriggered('a/inner', 'interaction', () => Promise.reject(new Error('gone'))).then(ended, ended);
    button('second').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settled();
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('"a/inner" could not be loaded'), expect.any(Error));
    expect(ended).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('is given the click that came first', async () => {
    const clicked = vi.fn();
    button('second').addEventListener('click', clicked);
    const wait = triggers.whenTriggered('a/inner', 'interaction', loader());
    button('second').click();
    await wait;
    expect(clicked).not.toHaveBeenCalled();
    triggers.partIsAlive('a/inner');
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('is given every click that came first, once for each button', async () => {
    const clicked: string[] = [];
    for (const id of ['first', 'second']) button(id).addEventListener('click', () => clicked.push(id));
    const wait = triggers.whenTriggered('a/inner', 'interaction', loader());
    for (const id of ['first', 'second', 'second']) button(id).click();
    await wait;
    triggers.partIsAlive('a/inner');
    expect(clicked).toEqual(['first', 'second']);
  });

  it('inside another one is given the click once both answer', async () => {
    const clicked = vi.fn();
    button('first').addEventListener('click', clicked);
    void triggers.whenTriggered('a/outer', 'visible', loader());
    button('first').click();
    triggers.partIsAlive('a/outer');
    expect(clicked).not.toHaveBeenCalled();
    const load = loader();
    await triggers.whenTriggered('a/inner', 'interaction', load);
    expect(load).toHaveBeenCalledOnce();
    triggers.partIsAlive('a/inner');
    expect(clicked).toHaveBeenCalledOnce();
  });
});

describe('waking a part', () => {
  it('loads it and the parts around it', async () => {
    const outer = loader();
    const wait = triggers.whenTriggered('a/outer', 'interaction', outer);
    triggers.wakePart('a/inner');
    await wait;
    const inner = loader();
    await triggers.whenTriggered('a/inner', 'idle', inner);
    expect([outer, inner].map((load) => load.mock.calls.length)).toEqual([1, 1]);
  });

  it('hurries none that waits to be seen', async () => {
    const outer = loader();
    void triggers.whenTriggered('a/outer', 'visible', outer);
    triggers.wakePart('a/inner');
    await settled();
    expect(outer).not.toHaveBeenCalled();
  });
});

describe('a part that waits for the page to be scrolled', () => {
  it('is loaded by the first scroll', async () => {
    const load = loader();
    const wait = triggers.whenTriggered('a/inner', 'scroll', load);
    await settled();
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('scroll'));
    await wait;
    expect(load).toHaveBeenCalledOnce();
  });

  it('is loaded at once on a page that comes back where it was left', async () => {
    vi.stubGlobal('scrollY', 700);
    const load = loader();
    await triggers.whenTriggered('a/inner', 'scroll', load);
    expect(load).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
