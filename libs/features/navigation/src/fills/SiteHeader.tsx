import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { headerSearchSlot, headerToolsSlot, homeRoute, imageUrl, phoneRoute } from '@forecourt/contracts';
import { Slot, useSection, useSite } from '@forecourt/composition';
import { sitePhone, siteSection, vehicleSection } from '@forecourt/site-config';
import { Container, Icon, PhoneLink, visuallyHidden } from '@forecourt/ui-kit';
import { shownPhone } from '@forecourt/vehicle';
import { logoSize } from '../domain/logoSize.js';
import { shownMenu } from '../domain/menuLinks.js';
import { navigationSection } from '../section.js';
import * as styles from './navigation.styles.js';
import { useHeaderMenus } from './useHeaderMenus.js';

/** The same element for every address: the search field is not drawn again with each letter of a listing's words. */
const TOOLS = (
  <>
    <Slot slot={headerSearchSlot} with={{}} />
    <Slot slot={headerToolsSlot} with={{}} />
  </>
);

/** Top of every page: name, menu, phone. Dropdowns are native disclosures, so that they work before and without script. */
export function Component() {
  const site = useSection(siteSection);
  const { menu: configured, showPhone, showName } = useSection(navigationSection);
  const { phoneDisplay } = useSection(vehicleSection);
  const mounted = useSite();
  const menu = shownMenu(configured, mounted);
  const logo = logoSize(site.logoAspectRatio);
  const nameLook =
    site.logo === undefined ? undefined : !showName ? visuallyHidden : logo.isWordMark && styles.besideWordMark;
  const phone = showPhone ? shownPhone(sitePhone(site), phoneDisplay, mounted.href(phoneRoute)) : undefined;
  const { pathname, search } = useLocation();
  const here = (href: string | undefined) => (href === pathname + search ? ('page' as const) : undefined);
  const header = useRef<HTMLElement>(null);
  const { menu: disclosure, drawer } = useHeaderMenus(header);
  const flat = menu.flatMap(({ label, href, items }) => items ?? (href ? [{ label, href }] : []));
  return (
    <>
      <a css={styles.skip} href="#main">
        Skip to content
      </a>
      <header ref={header} css={styles.header}>
        <Container>
          <div css={styles.bar}>
            <a css={styles.name} href={mounted.href(homeRoute) ?? '/'}>
              {site.logo === undefined ? (
                <span css={styles.mark} aria-hidden="true">
                  {site.name.slice(0, 1)}
                </span>
              ) : (
                <img
                  css={[styles.logo, styles.logoPlace(logo), logo.isWordMark && styles.wordMark]}
                  src={imageUrl(site.logo, { width: logo.pictureWidth })}
                  alt=""
                  width={logo.width}
                  height={logo.height}
                />
              )}
              <span css={nameLook}>{site.name}</span>
            </a>
            <nav aria-label="Main">
              <ul css={styles.menu}>
                {menu.map(({ label, href, items }) => (
                  <li key={label}>
                    {items ? (
                      <details {...disclosure(label)}>
                        <summary>
                          {label}
                          <Icon name="down" size={16} />
                        </summary>
                        <ul css={styles.dropdown}>
                          {items.map((item) => (
                            <li key={item.href}>
                              <a href={item.href} aria-current={here(item.href)}>
                                {item.label}
                              </a>
                            </li>
                          ))}
                        </ul>
                      </details>
                    ) : (
                      <a href={href} aria-current={here(href)}>
                        {label}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </nav>
            {TOOLS}
            {phone && (
              <PhoneLink
                css={styles.phone}
                {...phone}
                {...(phone.isMasked ? {} : { 'aria-label': `Call ${phone.text}` })}
              >
                <Icon name="phone" />
              </PhoneLink>
            )}
            <details css={styles.drawer} {...drawer}>
              <summary aria-label="Menu">
                <Icon name="menu" size={26} />
              </summary>
              <ul>
                {phone && (
                  <li css={styles.phoneInMenu}>
                    <PhoneLink {...phone}>
                      <Icon name="phone" />
                      Call{' '}
                    </PhoneLink>
                  </li>
                )}
                {flat.map((item) => (
                  <li key={item.href}>
                    <a href={item.href} aria-current={here(item.href)}>
                      {item.label}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          </div>
        </Container>
      </header>
    </>
  );
}
