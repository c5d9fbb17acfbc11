import { expect, it } from 'vitest';
import { slotRef } from '@forecourt/contracts';
import { createSite, defineFeature, fill } from '@forecourt/composition';
import { firstFills, isFirstPart } from './firstFills.js';

const load = () => Promise.resolve({ Component: () => null });
const [page, form, frame] = [slotRef<object>('a/page'), slotRef<object>('a/form'), slotRef<object>('a/frame')];
const site = createSite({
  slug: 'harbour',
  origin: 'https://site.example',
  config: {},
  features: [
    defineFeature({
      id: 'a',
      fills: [
        fill(page, { id: 'a/enquiry', hydrate: 'interaction', slots: [form], load }),
        fill(page, { id: 'a/live', hydrate: 'load', slots: [frame, page], load }),
        fill(form, { id: 'a/worked-out', hydrate: 'load', load }),
        fill(frame, { id: 'a/inner', hydrate: 'load', load }),
      ],
    }),
  ],
});

it('a page loads first what is live at once, and nothing of a part inside one that waits', () => {
  expect(firstFills(site, [page]).map(({ id }) => id)).toEqual(['a/live', 'a/inner']);
});

it('finds the same in the HTML of the page', () => {
  document.body.innerHTML =
    '<div data-part="a/enquiry"><div data-part="a/worked-out"></div></div>' +
    '<div data-part="a/live"><div data-part="a/inner"></div></div>';
  const live = new Set(['a/live', 'a/inner', 'a/worked-out']);
  const first = [...document.querySelectorAll('[data-part]')].filter((part) => isFirstPart(part, live));
  expect(first.map((part) => part.getAttribute('data-part'))).toEqual(['a/live', 'a/inner']);
});
