import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { headerSearchSlot, headerToolsSlot, phoneRoute } from '@forecourt/contracts';
import { Slot, useSection, useSite, useWords } from '@forecourt/composition';
import { sitePhone, siteSection, vehicleSection } from '@forecourt/site-config';
import { Container, Icon, PhoneLink, SkipLink, useHasScript } from '@forecourt/ui-kit';
import { shownPhone } from '@forecourt/vehicle';
import { Brand } from '../components/Brand.js';
import * as styles from '../components/header.styles.js';
import { LanguageLinks } from '../components/LanguageLinks.js';
import { MainMenu, MENU_ID } from '../components/MainMenu.js';
import { defaultMenu } from '../rules/defaultLinks.js';
import { shownMenu } from '../rules/menuLinks.js';
import { Drawer } from '../parts/lateParts.js';
import { navigationSection } from '../section.js';
import { navigationWords } from '../words/navigationWords.js';
import { useHeaderMenus } from './useHeaderMenus.js';

/** The same element for every address: typing in a listing's search must not render the search field again. */
const TOOLS = (
  <>
    <Slot slot={headerSearchSlot} with={{}} />
    <Slot slot={headerToolsSlot} with={{}} />
  </>
);

/**
 * Top of every page: name, menu, phone. Dropdowns are native disclosures, so that they work before and without script.
 * Their stock links, and the drawer of narrow screens, load when they are opened.
 */
export function Component() {
  const say = useWords(navigationWords);
  const site = useSection(siteSection);
  const { menu: configured, writtenPages, showPhone, headerLayout, headerScroll } = useSection(navigationSection);
  const { phoneDisplay } = useSection(vehicleSection);
  const mounted = useSite();
  const menu = shownMenu(configured ?? defaultMenu(say, writtenPages), mounted);
  const phone = showPhone ? shownPhone(sitePhone(site), phoneDisplay, mounted.href(phoneRoute)) : undefined;
  const { pathname, search } = useLocation();
  const here = (href: string | undefined) => (href === pathname + search ? ('page' as const) : undefined);
  const header = useRef<HTMLElement>(null);
  const menus = useHeaderMenus(header);
  const hasScript = useHasScript();
  const { isDrawerOpen } = menus;
  // it stays to give the focus back
  const [hadDrawer, setHadDrawer] = useState(isDrawerOpen);
  if (isDrawerOpen && !hadDrawer) setHadDrawer(true);
  return (
    <>
      <SkipLink />
      <header
        ref={header}
        css={[
          styles.header,
          headerScroll !== 'leaves' && styles.pinned(headerLayout === 'rows', headerScroll === 'gives-way'),
        ]}
        data-layout={headerLayout}
        {...(menus.openMenu !== undefined || isDrawerOpen ? { 'data-dropdown-open': '' } : {})}
      >
        <Container>
          <div css={styles.bar}>
            <Brand />
            <MainMenu menu={menu} disclosure={menus.menu} here={here} />
            {TOOLS}
            <LanguageLinks css={styles.languages} />
            {phone && (
              <PhoneLink
                css={styles.phone}
                {...phone}
                {...(phone.isMasked ? {} : { 'aria-label': say('callNumber', { number: phone.text }) })}
              >
                <Icon name="phone" />
              </PhoneLink>
            )}
            <a
              css={styles.opener}
              {...{ [styles.BAR_END]: '' }}
              href={`#${MENU_ID}`}
              aria-label={say('menu.open')}
              data-takes-over=""
              onClick={(event) => {
                event.preventDefault();
                menus.openDrawer();
              }}
              onKeyDown={(event) => {
                if (event.key !== ' ') return;
                event.preventDefault();
                menus.openDrawer();
              }}
              {...(hasScript ? { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isDrawerOpen } : {})}
            >
              <Icon name="menu" size={26} />
            </a>
          </div>
        </Container>
      </header>
      {hadDrawer && (
        <Suspense fallback={null}>
          <Drawer isOpen={isDrawerOpen} onClose={menus.closeDrawer} menu={menu} phone={phone} here={here} />
        </Suspense>
      )}
    </>
  );
}
