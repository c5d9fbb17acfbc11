import type { ReactNode } from 'react';
import {
  deskActivityRoute,
  deskAuditRoute,
  deskImportsRoute,
  deskReservationsRoute,
  deskRoute,
  deskSignInRoute,
  deskWebsiteRoute,
  homeRoute,
  imageUrl,
} from '@forecourt/contracts';
import type { DeskAnswer } from '@forecourt/desk/domain';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button, Container, SkipLink, VisuallyHidden } from '@forecourt/ui-kit';
import * as styles from './shell.styles.js';
import { deskWords } from '../words/deskWords.js';

/** Pages of the desk by the messages that name them. */
const PAGES = [
  [deskRoute, 'nav.leads'],
  [deskReservationsRoute, 'nav.bookings'],
  [deskActivityRoute, 'nav.activity'],
  [deskImportsRoute, 'nav.imports'],
  [deskWebsiteRoute, 'nav.website'],
  [deskAuditRoute, 'nav.audit'],
] as const;
export type DeskPlace = (typeof PAGES)[number][1];

export interface DeskShellProps {
  /** Page of the desk that this one belongs to; none at the sign-in. */
  at?: DeskPlace | undefined;
  /** Who is signed in. */
  person?: DeskAnswer['person'] | undefined;
  /** What waits for them. */
  waiting?: DeskAnswer['waiting'];
  /** Whether they may change the website. */
  edits?: boolean | undefined;
  children: ReactNode;
}

/** Frame of every page of the desk: whose desk it is, its sections, who is signed in, and the way out. */
export function DeskShell({ at, person, waiting, edits = false, children }: DeskShellProps) {
  const say = useWords(deskWords);
  const site = useSite();
  const { name } = useSection(siteSection);
  return (
    <>
      <SkipLink />
      <header css={styles.header}>
        <Container>
          <div css={styles.top}>
            <a css={styles.brand} href={site.href(deskRoute)}>
              <Logo />
              <span css={styles.names}>
                <span css={styles.dealer}>{name}</span>
                <span css={styles.desk}>{say('nav.desk')}</span>
              </span>
            </a>
            <div css={styles.who}>
              <a css={styles.siteLink} href={site.href(homeRoute) ?? '/'}>
                {say('nav.viewSite')}
              </a>
              {person && (
                <p css={styles.person} title={person.email}>
                  <VisuallyHidden>{say('nav.signedInAs')} </VisuallyHidden>
                  {person.name}
                </p>
              )}
              {at && (
                <form method="post" action={site.href(deskSignInRoute)} aria-label={say('nav.signOut')}>
                  <input type="hidden" name="step" value="sign-out" />
                  <Button type="submit" variant="outline" css={styles.out}>
                    {say('nav.signOut')}
                  </Button>
                </form>
              )}
            </div>
          </div>
          {at && (
            <nav aria-label={say('desk')} css={styles.nav}>
              <ul>
                {PAGES.filter(([route]) => site.href(route) !== undefined && (edits || route !== deskWebsiteRoute)).map(
                  ([route, name]) => (
                    <li key={name}>
                      <a href={site.href(route)} aria-current={name === at ? 'page' : undefined}>
                        {say(name)}
                      </a>
                      {name === 'nav.leads' && waiting && <Waiting {...waiting} />}
                    </li>
                  ),
                )}
              </ul>
            </nav>
          )}
        </Container>
      </header>
      <main id="main" tabIndex={-1} css={styles.main}>
        <Container>{children}</Container>
      </main>
    </>
  );
}

/** Unopened new leads, and calls that are due: a press shows them. */
function Waiting({ unread, calls }: NonNullable<DeskAnswer['waiting']>) {
  const say = useWords(deskWords);
  const href = useSite().href(deskRoute) ?? '';
  return (
    <>
      {unread > 0 && (
        <a css={styles.badge} href={`${href}?show=unread`}>
          {say('nav.unread', { count: unread })}
        </a>
      )}
      {calls > 0 && (
        <a css={styles.badge} href={`${href}?show=calls`}>
          {say('nav.callsDue', { count: calls })}
        </a>
      )}
    </>
  );
}

const LOGO_HEIGHT = 34;
/** Pixels of the picture for each CSS pixel. */
const DENSITY = 3;

/** The dealer's logo, or the first letter of the name. */
function Logo() {
  const { logo, logoDark, logoAspectRatio = 1, name } = useSection(siteSection);
  if (logo === undefined)
    return (
      <span css={styles.mark} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
    );
  const width = Math.round(LOGO_HEIGHT * logoAspectRatio);
  const address = (path: string) => imageUrl(path, { width: width * DENSITY });
  return (
    <picture css={styles.logoChoice}>
      {logoDark !== undefined && <source media="screen and (prefers-color-scheme: dark)" srcSet={address(logoDark)} />}
      <img css={styles.logo} src={address(logo)} alt="" width={width} height={LOGO_HEIGHT} />
    </picture>
  );
}
