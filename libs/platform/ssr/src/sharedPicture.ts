/** What browsers with transitions between documents add to an event, as far as it is read here. */
interface PageEvent extends Event {
  readonly viewTransition?: ViewTransitionOfPages | null;
  /** Of `pageswap`; after it the page's own navigation knows. */
  readonly activation?: Activation | null;
}
interface ViewTransitionOfPages {
  readonly ready: Promise<unknown>;
  readonly finished: Promise<unknown>;
  skipTransition(): void;
}
interface Activation {
  readonly navigationType: string;
  readonly entry?: { readonly url: string | null } | null;
  readonly from?: { readonly url: string | null } | null;
}

/**
 * Runs in the head of the page's HTML. Where the browser has transitions between documents, the picture of a card grows
 * into the first one of its vehicle's page, and goes back into it; no other way between pages has a transition.
 * Self-contained, because its source text is sent.
 */
export function sharePicture(): void {
  const isInSight = (picture: Element | null): picture is HTMLElement => {
    const box = picture?.getBoundingClientRect();
    return box !== undefined && box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  };
  const pathOf = (url: string | null | undefined) => (url && URL.canParse(url) ? new URL(url).pathname : undefined);
  /** The picture of the card that leads there, where it can be seen. */
  const ofCard = (path: string | undefined) => {
    for (const link of document.querySelectorAll('article a[href]')) {
      const picture = link.closest('article')?.querySelector('img') ?? null;
      if (link instanceof HTMLAnchorElement && link.pathname === path && isInSight(picture)) return picture;
    }
    return undefined;
  };
  const ofPage = () => {
    const picture = document.querySelector('main img[fetchpriority="high"]');
    return isInSight(picture) && !picture.closest('article') ? picture : undefined;
  };
  const share = (transition: ViewTransitionOfPages, picture: HTMLElement | undefined) => {
    const end = () => void picture?.style.removeProperty('view-transition-name');
    // one that is skipped, by us or by the browser, is no fault
    transition.ready.catch(() => undefined);
    transition.finished.then(end, end);
    if (picture) picture.style.setProperty('view-transition-name', 'vehicle-picture');
    else transition.skipTransition();
  };
  addEventListener('pageswap', (event: PageEvent) => {
    const { viewTransition, activation } = event;
    if (!viewTransition) return;
    const card = ofCard(pathOf(activation?.entry?.url));
    // the page that somebody goes back to says whether it has the card
    share(viewTransition, card ?? (activation?.navigationType === 'traverse' ? ofPage() : undefined));
  });
  addEventListener('pagereveal', ({ viewTransition }: PageEvent) => {
    if (!viewTransition) return;
    const { activation } = (globalThis as { navigation?: { activation?: Activation | null } }).navigation ?? {};
    const isBack = activation?.navigationType === 'traverse';
    share(viewTransition, isBack ? ofCard(pathOf(activation?.from?.url)) : ofPage());
  });
}
