import { useEffect, useRef } from 'react';
import { createPath } from 'react-router-dom';
import { siteCss } from '@forecourt/ui-kit/theme';
import { configOf } from './dealers.ts';
import type { ServerPage } from './serverPage.tsx';

/** A page that the server drew, in the dealer's theme, and what a browser does with it. */
export function WholePage({ page }: { page: ServerPage }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outside = place.current;
    if (!outside) return;
    const root = document.createElement('div');
    root.dataset['testid'] = 'page';
    root.innerHTML = page.html;
    outside.replaceChildren(root);
    const opened = page.takeOver(root).then(({ router, close }) => {
      const stop = followBrowser(root, router);
      return () => {
        stop();
        close();
      };
    });
    return () => {
      // a root must not end while another is being drawn
      void opened.then((close) => setTimeout(close));
    };
  }, [page]);
  return (
    <>
      <style>{siteCss(configOf(page.slug))}</style>
      <div ref={place} />
    </>
  );
}

type Router = Awaited<ReturnType<ServerPage['takeOver']>>['router'];

/** Tells the page's router of what its browser does: of links within the page, and of those that open another one. */
function followBrowser(root: HTMLElement, router: Router): () => void {
  const show = () => (root.dataset['address'] = createPath(router.state.location));
  show();
  const unsubscribe = router.subscribe(show);
  // what the browser changed by itself is drawn at once, not as a transition
  const onPop = () => {
    const { pathname, search } = router.state.location;
    void router.navigate({ pathname, search, hash: location.hash }, { flushSync: true });
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !root.contains(link) || event.defaultPrevented || link.origin !== location.origin) return;
    event.preventDefault();
    if (link.getAttribute('href')?.startsWith('#')) location.hash = link.hash;
    else void router.navigate(link.pathname + link.search + link.hash);
  };
  // React stops a click on what it has not taken over yet, and the browser follows the link all the same
  const onStart = (event: MouseEvent) => {
    event.stopPropagation = () => {
      Event.prototype.stopPropagation.call(event);
      onClick(event);
    };
  };
  window.addEventListener('popstate', onPop);
  window.addEventListener('click', onStart, true);
  root.addEventListener('click', onClick);
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', onPop);
    window.removeEventListener('click', onStart, true);
    root.removeEventListener('click', onClick);
  };
}
