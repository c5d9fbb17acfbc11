import type { SiteSection } from '@forecourt/site-config';

const NAMES: Readonly<Record<SiteSection['socialLinks'][number]['network'], string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  x: 'X',
};

/** The dealer's own pages elsewhere; the YouTube channel appears once, wherever it is configured. */
export function socialLinksOf({ socialLinks, youtubeUrl }: Pick<SiteSection, 'socialLinks' | 'youtubeUrl'>) {
  const links = socialLinks.map(({ network, url }) => ({ url, label: NAMES[network] }));
  const isThere = youtubeUrl === undefined || socialLinks.some(({ network }) => network === 'youtube');
  return isThere ? links : [...links, { url: youtubeUrl, label: NAMES.youtube }];
}
