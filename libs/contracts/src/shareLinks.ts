export const SHARE_NETWORKS = ['facebook', 'x', 'whatsapp', 'email', 'sms'] as const;
export type ShareNetwork = (typeof SHARE_NETWORKS)[number];

export interface ShareLink {
  network: ShareNetwork;
  label: string;
  href: string;
  /** Opens in its own window, 550 x 400; mail and messages open their program. */
  hasWindow: boolean;
}

/** Ways that are no network's own, in the words of the site. */
export type ShareLabels = Readonly<Record<'email' | 'sms', string>>;

/** Addresses that share a page, in the site's order (VDP-14). */
export function shareLinks(
  networks: readonly ShareNetwork[],
  page: { url: string; title: string },
  { email, sms }: ShareLabels,
): ShareLink[] {
  const url = encodeURIComponent(page.url);
  const title = encodeURIComponent(page.title);
  const both = encodeURIComponent(`${page.title} ${page.url}`);
  const known: Readonly<Record<ShareNetwork, Omit<ShareLink, 'network'>>> = {
    facebook: { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}`, hasWindow: true },
    x: { label: 'X (Twitter)', href: `https://twitter.com/intent/tweet?url=${url}&text=${title}`, hasWindow: true },
    whatsapp: { label: 'WhatsApp', href: `https://wa.me/?text=${both}`, hasWindow: true },
    email: { label: email, href: `mailto:?subject=${title}&body=${url}`, hasWindow: false },
    // both signs: phones differ in which one they read
    sms: { label: sms, href: `sms:?&body=${both}`, hasWindow: false },
  };
  return networks.map((network) => ({ network, ...known[network] }));
}
