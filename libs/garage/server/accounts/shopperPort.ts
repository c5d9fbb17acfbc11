import { portRef } from '@forecourt/service';

/** A shopper whom the site knows. */
export interface Shopper {
  readonly id: string;
  /** Left contact details for this visit, or signed in to an account. */
  readonly knownBy: 'details' | 'account';
}

/** What a gate asks for: nothing, contact details, or an account. */
export type Gate = 'open' | 'details' | 'sign-in';

/** Who is asking, as far as one site knows (B6). Accounts bring their own sessions behind the same port. */
export interface ShopperPort {
  /** Undefined for visitors whom the site does not know, and for what is forged, expired or another site's. */
  shopperOf(site: string, cookies: string | undefined): Promise<Shopper | undefined>;
}

/** Who is asking, by any of the sessions that the platform has. */
export const shoppersPort = portRef<ShopperPort>('accounts/shoppers');

/** Whether a shopper may see what is behind a gate: an account is more than contact details. */
export const passesGate = (gate: Gate, shopper: Shopper | undefined): boolean =>
  gate === 'open' || (shopper !== undefined && (gate === 'details' || shopper.knownBy === 'account'));

/** Asks each in turn; the first that knows the shopper answers. */
export const firstKnown = (ports: readonly ShopperPort[]): ShopperPort => ({
  async shopperOf(site, cookies) {
    for (const port of ports) {
      const shopper = await port.shopperOf(site, cookies);
      if (shopper) return shopper;
    }
    return undefined;
  },
});
