import { imageUrl, opensBeside } from '@forecourt/contracts';
import { useSite, useWords } from '@forecourt/composition';
import { Container } from '@forecourt/ui-kit';
import type { BrandBanner as BrandBannerOptions } from '../brandBanner.js';
import { bannerLink } from '../rules/brandBanner.js';
import { navigationWords } from '../words/navigationWords.js';
import * as styles from './brandBanner.styles.js';

/** Pixels: the size of a logo, and the width that is requested for the sharpest screens. */
const LOGO = { size: 56, width: 168 };

/** Sister websites of the dealer with their logos (B2.7, NAV-03); nothing without any. */
export function BrandBanner({ title, leadsTo, websites }: BrandBannerOptions) {
  const site = useSite();
  const say = useWords(navigationWords);
  if (websites.length === 0) return null;
  return (
    <Container>
      <section css={styles.banner} aria-labelledby="brand-banner">
        <h2 id="brand-banner">{title ?? say('brandBanner')}</h2>
        <ul css={styles.row}>
          {websites.map((website) => {
            const href = bannerLink(website, leadsTo, site);
            const { name, logo, title: about } = website;
            return (
              <li key={name}>
                <a href={href} {...opensBeside(href)}>
                  {logo !== undefined && (
                    <img
                      src={imageUrl(logo, { width: LOGO.width })}
                      alt=""
                      width={LOGO.size}
                      height={LOGO.size}
                      loading="lazy"
                      decoding="async"
                    />
                  )}
                  <span>
                    <strong>{name}</strong>
                    {about !== undefined && <small>{about}</small>}
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </section>
    </Container>
  );
}
