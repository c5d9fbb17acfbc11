import { homeRoute, imageUrl } from '@forecourt/contracts';
import { useRouteHref, useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { visuallyHidden } from '@forecourt/ui-kit';
import { logoSize } from '../rules/logoSize.js';
import { navigationSection } from '../section.js';
import * as styles from './header.styles.js';

/** As the theme asks for its dark palette. */
const DARK = 'screen and (prefers-color-scheme: dark)';

const logoPicture = (path: string, size: ReturnType<typeof logoSize>) => (
  <img
    css={[styles.logo, styles.logoPlace(size), size.isWordMark && styles.wordMark]}
    src={imageUrl(path, { width: size.pictureWidth })}
    alt=""
    width={size.width}
    height={size.height}
  />
);

/** The dealer's logo and name, which lead home. */
export function Brand() {
  const { logo: picture, logoDark, logoAspectRatio, name } = useSection(siteSection);
  const { showName } = useSection(navigationSection);
  const logo = logoSize(logoAspectRatio);
  const nameLook =
    picture === undefined ? undefined : !showName ? visuallyHidden : logo.isWordMark && styles.besideWordMark;
  return (
    <a css={styles.name} href={useRouteHref(homeRoute) ?? '/'} {...(nameLook ? {} : { [styles.NAMED]: '' })}>
      {picture === undefined ? (
        <span css={styles.mark} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      ) : logoDark === undefined ? (
        logoPicture(picture, logo)
      ) : (
        <picture css={styles.logoChoice}>
          <source media={DARK} srcSet={imageUrl(logoDark, { width: logo.pictureWidth })} />
          {logoPicture(picture, logo)}
        </picture>
      )}
      <span css={nameLook}>{name}</span>
    </a>
  );
}
