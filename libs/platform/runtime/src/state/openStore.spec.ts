import { afterEach, expect, it } from 'vitest';
import { defineFeature } from '@forecourt/composition';
import { routeRef } from '@forecourt/contracts';
import { addToQueue } from './actionQueue.js';
import { featuresAt } from './openStore.js';

const nothing = () => Promise.reject(new Error('not asked for'));
const route = routeRef('checkout/reserve', '/cars/:slug/checkout');
const off = routeRef('desk/leads', '/desk');
const features = [
  defineFeature({
    id: 'garage',
    fills: [{ id: 'garage/a', slotId: 's/a', order: 1, hydrate: 'visible', load: nothing }],
  }),
  defineFeature({
    id: 'checkout',
    pages: [{ route, load: nothing }],
    // plain HTML on somebody else's page
    fills: [{ id: 'checkout/a', slotId: 's/a', order: 1, hydrate: 'never', load: nothing }],
  }),
  defineFeature({ id: 'desk', pages: [{ route: off, load: nothing }] }),
];
// the desk is off at this site: it has no path
const paths = new Map([[route.id, '/cars/:slug/buy-online']]);

it.each([
  ['/', ['garage']],
  ['/cars/kia-1', ['garage']],
  ['/cars/kia-1/buy-online', ['garage', 'checkout']],
  ['/desk', ['garage']],
])('the first touch of %s loads the state of %j', (pathname, ids) => {
  expect(featuresAt({ slug: 'harbour', features, paths }, pathname).map(({ id }) => id)).toEqual(ids);
});

it('loads the state that an action waits for, which another page kept on the device', () => {
  const ids = () => featuresAt({ slug: 'harbour', features, paths }, '/').map(({ id }) => id);
  addToQueue('harbour', { type: 'checkout/typed' });
  expect(ids()).toEqual(['garage', 'checkout']);
  addToQueue('northline', { type: 'desk/opened' });
  expect(ids()).toEqual(['garage']);
});

afterEach(() => localStorage.clear());
