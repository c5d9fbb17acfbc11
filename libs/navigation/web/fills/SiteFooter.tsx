import { locationRoute, opensBeside, phonePageHref, phoneRoute } from '@forecourt/contracts';
import { useSection, useSite, useWords } from '@forecourt/composition';
import {
  abnLine,
  licenceLine,
  siteConfigWords,
  siteSection,
  type SiteSection,
  vehicleSection,
} from '@forecourt/site-config';
import { Container, PhoneLink } from '@forecourt/ui-kit';
import { placePhone, shownPhone } from '@forecourt/vehicle';
import { FooterGroup } from '../components/FooterGroup.js';
import { LanguageLinks } from '../components/LanguageLinks.js';
import { defaultFooter } from '../rules/defaultLinks.js';
import { shownGroups } from '../rules/menuLinks.js';
import { socialLinksOf } from '../rules/socialLinks.js';
import { navigationSection } from '../section.js';
import { navigationWords } from '../words/navigationWords.js';
import * as styles from './navigation.styles.js';

/** Bottom of every page: groups of links, places, and the licence numbers that the law asks for. */
export function Component() {
  const say = useWords(navigationWords);
  const site = useSection(siteSection);
  const { footerGroups, writtenPages } = useSection(navigationSection);
  const { phoneDisplay } = useSection(vehicleSection);
  const here = useSite();
  const saySite = useWords(siteConfigWords);
  const groups = shownGroups(footerGroups ?? defaultFooter(say, writtenPages), here, site.name);
  const social = socialLinksOf(site);
  const phoneOf = ({ slug, phone }: SiteSection['locations'][number]) =>
    shownPhone(placePhone(site.phones, phone), phoneDisplay, phonePageHref(here.href(phoneRoute), { place: slug }));
  return (
    <footer css={styles.footer}>
      <Container>
        <div css={styles.groups}>
          <div css={styles.dealer}>
            <h2>{site.name}</h2>
            <p>{site.description}</p>
            {site.dealershipGroup !== undefined && <p>{say('footer.partOf', { group: site.dealershipGroup })}</p>}
            {social.length > 0 && (
              <ul aria-label={say('footer.elsewhere')}>
                {social.map(({ url, label }) => (
                  <li key={url}>
                    <a href={url} {...opensBeside(url)}>
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          {groups.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
          <div css={styles.places}>
            <h2>{say('footer.findUs')}</h2>
            <ul>
              {site.locations
                .filter(({ visible }) => visible)
                .map((place) => ({
                  ...place,
                  phone: phoneOf(place),
                  href: here.href(locationRoute, { slug: place.slug }),
                }))
                .map(({ slug, name, address, phone, href }) => (
                  <li key={slug}>
                    <address>
                      <strong>{href === undefined ? name : <a href={href}>{name}</a>}</strong>
                      <br />
                      {address.street}, {address.city} {address.state} {address.postcode}
                      <br />
                      {phone && <PhoneLink {...phone} />}
                    </address>
                  </li>
                ))}
            </ul>
          </div>
        </div>
        <div css={styles.legal}>
          <LanguageLinks isInFooter />
          <p>{say('footer.note')}</p>
          <p>
            {site.legalName}
            {site.abn === undefined ? '' : `, ${abnLine(site.abn, saySite)}`}.{' '}
            {site.licences.map((licence) => licenceLine(licence, saySite)).join(', ')}
          </p>
        </div>
      </Container>
    </footer>
  );
}
