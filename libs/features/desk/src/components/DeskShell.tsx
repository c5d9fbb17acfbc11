import type { ReactNode } from 'react';
import {
  deskActivityRoute,
  deskAuditRoute,
  deskImportsRoute,
  deskReservationsRoute,
  deskRoute,
  deskSignInRoute,
  homeRoute,
  imageUrl,
} from '@forecourt/contracts';
import type { DeskAnswer } from '@forecourt/contracts/api';
import { useSection, useSite } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button, Container, SkipLink, VisuallyHidden } from '@forecourt/ui-kit';
import * as styles from './shell.styles.js';

const PAGES = [
  [deskRoute, 'Leads'],
  [deskReservationsRoute, 'Bookings'],
  [deskActivityRoute, 'Activity'],
  [deskImportsRoute, 'Stock imports'],
  [deskAuditRoute, 'What was done'],
] as const;
export type DeskPlace = (typeof PAGES)[number][1];

export interface DeskShellProps {
  /** Page of the desk that this one belongs to; none at the sign-in. */
  at?: DeskPlace | undefined;
  /** Who is signed in. */
  person?: DeskAnswer['person'] | undefined;
  /** What waits for them. */
  waiting?: DeskAnswer['waiting'];
  children: ReactNode;
}

/** Frame of every page of the desk: whose desk it is, its sections, who is signed in, and the way out. */
export function DeskShell({ at, person, waiting, children }: DeskShellProps) {
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
                <span css={styles.desk}>Dealer desk</span>
              </span>
            </a>
            <div css={styles.who}>
              <a css={styles.siteLink} href={site.href(homeRoute) ?? '/'}>
                View site
              </a>
              {person && (
                <p css={styles.person} title={person.email}>
                  <VisuallyHidden>Signed in as </VisuallyHidden>
                  {person.name}
                </p>
              )}
              {at && (
                <form method="post" action={site.href(deskSignInRoute)} aria-label="Sign out">
                  <input type="hidden" name="step" value="sign-out" />
                  <Button type="submit" variant="outline" css={styles.out}>
                    Sign out
                  </Button>
                </form>
              )}
            </div>
          </div>
          {at && (
            <nav aria-label="Desk" css={styles.nav}>
              <ul>
                {PAGES.filter(([route]) => site.href(route) !== undefined).map(([route, label]) => (
                  <li key={label}>
                    <a href={site.href(route)} aria-current={label === at ? 'page' : undefined}>
                      {label}
                    </a>
                    {label === 'Leads' && waiting && <Waiting {...waiting} />}
                  </li>
                ))}
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

/** New leads that nobody has opened, and calls that are due: a press shows them. */
function Waiting({ unread, calls }: NonNullable<DeskAnswer['waiting']>) {
  const href = useSite().href(deskRoute) ?? '';
  return (
    <>
      {unread > 0 && (
        <a css={styles.badge} href={`${href}?show=unread`}>
          {unread} unread
        </a>
      )}
      {calls > 0 && (
        <a css={styles.badge} href={`${href}?show=calls`}>
          {calls === 1 ? '1 call due' : `${calls} calls due`}
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
