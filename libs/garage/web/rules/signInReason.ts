import { myGarageRoute, ownPath, homeRoute, signInRoute, type SignInReason } from '@forecourt/contracts';
import type { SiteInfo } from '@forecourt/composition';
import type { GarageKey, GarageSay } from './words.js';

/** What the address of the sign-in asks for: a word of ours, and paths of this site alone (B6). */
export function signInReason(url: URL, site: Pick<SiteInfo, 'href'>): SignInReason {
  const signIn = site.href(signInRoute) ?? '/sign-in';
  const pathOf = (name: string): string | undefined => {
    const path = ownPath(url.searchParams.get(name));
    // the sign-in never leads back to itself
    return path === undefined || path.split(/[?#]/, 1)[0] === signIn ? undefined : path;
  };
  const type = url.searchParams.get('type') ?? '';
  return {
    type: /^[a-z][a-z-]{0,39}$/.test(type) ? type : 'garage',
    redirect: pathOf('redirect') ?? site.href(myGarageRoute) ?? '/',
    back: pathOf('back') ?? site.href(homeRoute) ?? '/',
  };
}

interface SignInWords {
  readonly title: string;
  /** What the shopper gets for it. */
  readonly text: string;
}

const USUAL = { title: 'signIn.title', text: 'signIn.text' } as const;

const WORDS: ReadonlyMap<string, Readonly<Record<keyof SignInWords, GarageKey>>> = new Map([
  ['watchlist', { title: 'signIn.watchlist', text: 'signIn.watchlistText' }],
  ['garage', { title: 'signIn.garage', text: 'signIn.garageText' }],
  ['checkout', { title: 'signIn.checkout', text: 'signIn.checkoutText' }],
  ['spin-to-win', { title: 'signIn.spin', text: 'signIn.spinText' }],
  ['online-payment', { title: 'signIn.payment', text: 'signIn.paymentText' }],
  ['trade-in', { title: 'signIn.tradeIn', text: 'signIn.tradeInText' }],
  ['finance', { title: 'signIn.finance', text: 'signIn.financeText' }],
]);

/** What the sign-in says of its occasion. */
export function signInWords(type: string, say: GarageSay): SignInWords {
  const { title, text } = WORDS.get(type) ?? USUAL;
  return { title: say(title), text: say(text) };
}

/** A watchlist belongs to an account with a phone (SAVE-03). */
export const needsPhone = ({ type }: Pick<SignInReason, 'type'>, shopper: { readonly phone: string | null }): boolean =>
  type === 'watchlist' && shopper.phone === null;
