import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { openDocumentsBetweenPages, staysOnPage } from './documents.js';

const page = (id: string, path: string, changesInPlace = false): RouteObject => ({
  id,
  path,
  Component: () => null,
  handle: { page: changesInPlace ? { shouldRevalidate: () => undefined } : {} },
});
function openAt(address: string) {
  const routes: RouteObject[] = [
    {
      id: 'frame',
      children: [
        page('home', '/'),
        page('listing', '/search/:first?/:second?', true),
        page('vehicle', '/cars/:slug'),
        page('budget', '/budget'),
        { id: 'not-found', path: '*', Component: () => null },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const open = vi.fn(() => Promise.resolve());
  openDocumentsBetweenPages(router, open);
  return { router, open };
}

describe('documents between pages', () => {
  it.each([
    ['/search', '/search?make=Kia', true],
    ['/search', '/search/toyota', true],
    ['/search/toyota?page=2', '/search', true],
    ['/budget?deposit=1', '/budget?deposit=2', true],
    ['/cars/a', '/cars/a#enquiry', true],
    ['/cars/a', '/cars/b', false],
    ['/search', '/cars/a', false],
    ['/', '/search', false],
    ['/search', '/no-such-page', false],
    ['/no-such-page', '/neither', false],
  ])('from %s to %s stays on the page: %s', (from, to, stays) => {
    expect(staysOnPage(openAt(from).router, to)).toBe(stays);
  });

  it('open for each navigation to another page, and replace the history entry where the caller wants it', async () => {
    const { router, open } = openAt('/search');
    await router.navigate('/cars/a');
    await router.navigate({ pathname: '/cars/a', search: '?x=1', hash: '#enquiry' }, { replace: true });
    const formData = new FormData();
    formData.set('deposit', '5000');
    await router.navigate('/budget', { formMethod: 'get', formData });
    expect(open.mock.calls).toEqual([
      ['/cars/a', { replace: false }],
      ['/cars/a?x=1#enquiry', { replace: true }],
      ['/budget?deposit=5000', { replace: false }],
    ]);
    expect(router.state.location.pathname).toBe('/search');
  });

  it('leave what changes within the page to the router, and steps of the history', async () => {
    const { router, open } = openAt('/search');
    await router.navigate('/search/toyota');
    expect(router.state.location.pathname).toBe('/search/toyota');
    await router.navigate('?make=Kia');
    await router.navigate({ hash: '#filters' });
    expect(router.state.location).toMatchObject({ pathname: '/search/toyota', hash: '#filters' });
    await router.navigate(-1);
    expect(open).not.toHaveBeenCalled();
  });
});
