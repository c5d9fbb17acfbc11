import { opensBeside, targetHref } from '@forecourt/contracts';
import { useSite } from '@forecourt/composition';
import { Container, Icon } from '@forecourt/ui-kit';
import type { Call } from '../config.js';
import * as styles from './calls.styles.js';

/** Calls to action side by side (B2.2, B2.8). Those whose page the site does not have are left out. */
export function Calls({ calls }: { calls: readonly Call[] }) {
  const site = useSite();
  const shown = calls.flatMap((call) => {
    const href = targetHref(call.link, site);
    return href === undefined ? [] : [{ ...call, href }];
  });
  if (shown.length === 0) return null;
  return (
    <Container>
      <ul css={styles.calls}>
        {shown.map(({ title, text, icon, link, href }) => (
          <li key={title}>
            <Icon name={icon} size={28} />
            <h2>{title}</h2>
            <p>{text}</p>
            <a href={href} {...opensBeside(href)}>
              {link.label}
              <Icon name="right" size={16} />
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}
