import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, data, redirect, RouterProvider, useLoaderData } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { siteConfig } from '@forecourt/site-config';
import { formsConfig } from '../../config.js';
import { TradeInPhotos, type TradeInPhotosProps } from './TradeInPhotos.js';

const PATH = '/trade-in';
const site = createSite({
  ...{ slug: 'a', origin: 'http://localhost', features: [] },
  config: { site: siteConfig.defaults, forms: formsConfig.defaults },
});
const photos = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `p${at + 1}`, width: 640, height: 480 }));

function Page() {
  const read = useLoaderData<TradeInPhotosProps['photos']>();
  return <TradeInPhotos lead="L1" page="trade-in" path={PATH} photos={read} />;
}

/** Removes the first of two photos, and says what was announced; a busy device renders when all is over. */
async function removeFirst(answers: readonly (() => unknown)[]): Promise<(string | null | undefined)[]> {
  let kept = 2;
  let asked = 0;
  const action = () => {
    const answer = answers[asked++]?.();
    if (answer instanceof Response) kept -= 1;
    return answer;
  };
  const route = { path: '*', element: <Page />, loader: () => photos(kept), action };
  const router = createMemoryRouter([route], {
    initialEntries: [PATH],
    hydrationData: { loaderData: { '0': photos(kept) } },
  });
  const frame = document.body.appendChild(document.createElement('div'));
  const root = createRoot(frame);
  act(() =>
    root.render(
      <SiteContext value={site}>
        <RouterProvider router={router} />
      </SiteContext>,
    ),
  );
  const said: (string | null | undefined)[] = [];
  for (const _answer of answers) {
    await act(async () => {
      frame.querySelector<HTMLButtonElement>('[value="remove-photo"]')?.click();
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    said.push(frame.querySelector('[role="status"]')?.textContent);
  }
  act(() => root.unmount());
  return said;
}

const refused = () => data({ step: 'remove-photo', message: 'The service is away.' }, { status: 503 });
const removed = () => redirect(PATH);

describe('TRD-03 photos of a trade-in', () => {
  beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
  afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

  it('says that a photo was removed, or was not, also where the page did not show it on its way', async () => {
    expect(await removeFirst([removed])).toEqual(['The photo was removed. 1 of 8 photos.']);
    expect(await removeFirst([refused])).toEqual(['The photo could not be removed. Please try again.']);
  });

  it('says of each removal what came of it', async () => {
    expect(await removeFirst([refused, removed])).toEqual([
      'The photo could not be removed. Please try again.',
      'The photo was removed. 1 of 8 photos.',
    ]);
  });
});
