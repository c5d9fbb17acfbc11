import type { DeskSiteAnswer } from '@forecourt/desk/domain';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { momentWords } from '../rules/words.js';
import { deskWords } from '../words/deskWords.js';
import * as styles from './desk.styles.js';

/** Which version of the website runs, and whose it is. */
export function VersionLine({ found }: { found: DeskSiteAnswer }) {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  const { version, published_at: at, published_by: who } = found;
  return <p css={styles.muted}>{say('website.runs', { version, who, at: momentWords(at, timeZone, say.language) })}</p>;
}
