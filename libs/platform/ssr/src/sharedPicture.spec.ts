import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sharedPicture } from './lateScripts.js';

const HERE = location.origin;
const VEHICLE = `${HERE}/cars/2024-kia-ev5-1`;
const NAME = 'view-transition-name';

/** Runs what is sent in the head, as a browser would. */
const source = sharedPicture('abc');
// eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
new Function(source.slice(source.indexOf('>') + 1, -'</script>'.length))();

function open(body: string): HTMLImageElement {
  document.body.innerHTML = body;
  const picture = document.querySelector('img');
  if (!picture) throw new Error('There is no picture.');
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 200));
  return picture;
}
function transition(type: 'pageswap' | 'pagereveal', fields: object = {}) {
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let skip = (_reason: Error): void => undefined;
  // unhandled, it would fail the test as it would be a fault of the page
  const ready = new Promise<void>((_resolve, reject) => (skip = reject));
  const skipTransition = vi.fn(() => skip(new DOMException('Transition was skipped', 'AbortError')));
  dispatchEvent(Object.assign(new Event(type), { viewTransition: { ready, finished, skipTransition }, ...fields }));
  return { skipTransition, finish: async () => (finish(), await finished) };
}
const arrivedBy = (navigationType: string, url: string) =>
  vi.stubGlobal('navigation', { activation: { navigationType, from: { url } } });
const to = (url: string, navigationType = 'push') => ({ activation: { navigationType, entry: { url } } });
const CARD = `<article><img alt=""><a href="${VEHICLE}">2024 Kia EV5</a></article>`;
const PAGE = '<main><img alt="" fetchpriority="high"></main>';

describe('the picture that a card and its vehicle’s page share', () => {
  beforeEach(() => vi.restoreAllMocks());

  it('is that of the card whose link is followed, until the other page is there', async () => {
    const picture = open(CARD);
    const { finish, skipTransition } = transition('pageswap', to(`${VEHICLE}?from=search`));
    expect(picture.style.getPropertyValue(NAME)).toBe('vehicle-picture');
    expect(skipTransition).not.toHaveBeenCalled();
    await finish();
    expect(picture.style.getPropertyValue(NAME)).toBe('');
  });
  it('is the first one of the page that opens', () => {
    const picture = open(PAGE);
    arrivedBy('push', `${HERE}/search`);
    transition('pagereveal');
    expect(picture.style.getPropertyValue(NAME)).toBe('vehicle-picture');
  });
  it('goes back into the card', () => {
    const first = open(PAGE);
    expect(transition('pageswap', to(`${HERE}/search`, 'traverse')).skipTransition).not.toHaveBeenCalled();
    expect(first.style.getPropertyValue(NAME)).toBe('vehicle-picture');
    const picture = open(CARD);
    arrivedBy('traverse', VEHICLE);
    transition('pagereveal');
    expect(picture.style.getPropertyValue(NAME)).toBe('vehicle-picture');
  });
  it.each([
    ['another page', CARD, `${HERE}/finance`],
    ['a vehicle without a card here', '<main><img alt=""></main>', VEHICLE],
  ])('is none on the way to %s, which opens at once', (_what, body, url) => {
    open(body);
    expect(transition('pageswap', to(url)).skipTransition).toHaveBeenCalledOnce();
  });
  it('is none where the card is out of sight', () => {
    const picture = open(CARD);
    vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 200));
    expect(transition('pageswap', to(VEHICLE)).skipTransition).toHaveBeenCalledOnce();
  });
});
