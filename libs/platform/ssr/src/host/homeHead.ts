import { imageUrl } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, sitePhone, siteSection, vehicleSection } from '@forecourt/site-config';
import { internationalPhone, shownPhone } from '@forecourt/vehicle';

/** The front page, with the dealer as search engines and social networks know it. */
export function head({ site }: HeadArguments): PageHead {
  const dealer = sectionOf(site, siteSection);
  const { name, legalName, tagline, description, email, logo, locations, socialLinks } = dealer;
  const { phoneDisplay } = sectionOf(site, vehicleSection);
  const phone = shownPhone(sitePhone(dealer), phoneDisplay);
  const main = locations.find(({ primary }) => primary);
  // a picture of the place says more than a logo, which many networks cut
  const picture = main?.image ?? logo;
  // networks show no SVG
  const shown = (path: string, width: number) => `${imageUrl(path, { width })}${path.endsWith('.svg') ? '&f=png' : ''}`;
  const url = `${site.origin}/`;
  const address = main && {
    '@type': 'PostalAddress',
    streetAddress: main.address.street,
    addressLocality: main.address.city,
    addressRegion: main.address.state,
    postalCode: main.address.postcode,
    addressCountry: 'AU',
  };
  return {
    title: tagline ? `${name} | ${tagline}` : name,
    description,
    canonicalPath: '/',
    ...(picture ? { openGraph: { imageUrl: shown(picture, 1280), imageAlt: name } } : {}),
    structuredData: [
      { '@type': 'WebSite', '@id': `${url}#site`, name, url },
      {
        '@type': 'AutoDealer',
        '@id': `${url}#dealer`,
        name,
        legalName,
        url,
        email,
        ...(phone ? { telephone: internationalPhone(phone.text) } : {}),
        ...(logo ? { logo: site.origin + shown(logo, 480) } : {}),
        ...(picture ? { image: site.origin + shown(picture, 1280) } : {}),
        ...(address ? { address } : {}),
        ...(socialLinks.length > 0 ? { sameAs: socialLinks.map(({ url: page }) => page) } : {}),
      },
    ],
  };
}
