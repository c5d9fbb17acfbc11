import { myGarageRoute, ownPath, homeRoute, signInRoute, type SignInReason } from '@forecourt/contracts';
import type { SiteInfo } from '@forecourt/composition';

/** What the address of the sign-in asks for: a word of ours, and paths of this site alone (B6). */
export function signInAsked(url: URL, site: Pick<SiteInfo, 'href'>): SignInReason {
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

const USUAL: SignInWords = {
  title: 'Sign in',
  text: 'We send you a code. There is no password to remember.',
};

const WORDS: ReadonlyMap<string, SignInWords> = new Map([
  [
    'watchlist',
    {
      title: 'Sign in to save vehicles',
      text: 'Your watchlist goes with you to every device. We send a code to your mobile; there is no password.',
    },
  ],
  [
    'garage',
    {
      title: 'Sign in to your garage',
      text: 'Your saved vehicles and what you asked us, in one place. We send you a code; there is no password.',
    },
  ],
  [
    'checkout',
    {
      title: 'Sign in to go on',
      text: 'So that your reservation is yours alone. We send you a code; there is no password.',
    },
  ],
  [
    'spin-to-win',
    {
      title: 'Sign in to take part',
      text: 'One go for each of us, so we have to know who spins. We send you a code; there is no password.',
    },
  ],
  [
    'online-payment',
    {
      title: 'Sign in to pay',
      text: 'So that your invoices are for your eyes alone. We send you a code; there is no password.',
    },
  ],
  [
    'trade-in',
    {
      title: 'Sign in to value your car',
      text: 'So that you find your estimate again. We send you a code; there is no password.',
    },
  ],
  [
    'finance',
    {
      title: 'Sign in for your finance',
      text: 'What you are quoted is for your eyes alone. We send you a code; there is no password.',
    },
  ],
]);

/** What the sign-in says of its occasion. */
export const signInWords = (type: string): SignInWords => WORDS.get(type) ?? USUAL;

/** A watchlist belongs to an account with a phone (SAVE-03). */
export const needsPhone = ({ type }: Pick<SignInReason, 'type'>, shopper: { readonly phone: string | null }): boolean =>
  type === 'watchlist' && shopper.phone === null;
