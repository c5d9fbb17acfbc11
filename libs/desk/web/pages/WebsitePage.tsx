import { useLoaderData } from 'react-router-dom';
import { deskWebsitePartRoute } from '@forecourt/contracts';
import { useSite, useWords } from '@forecourt/composition';
import { DeskFrame } from '../components/DeskFrame.js';
import { VersionLine } from '../components/VersionLine.js';
import * as styles from '../components/website.styles.js';
import { partsIn } from '../rules/websiteSteps.js';
import { PART_TEXTS, PART_TITLES } from '../rules/websiteWords.js';
import type { WebsiteData } from './websiteLoader.js';
import { deskWords } from '../words/deskWords.js';

/** What the dealer's people change of their website themselves, a page for each subject. */
export function Component() {
  const { found, refused } = useLoaderData<WebsiteData>();
  const say = useWords(deskWords);
  const site = useSite();
  return (
    <DeskFrame title={say('website.title')} at="nav.website" refused={refused}>
      {found && (
        <>
          <VersionLine found={found} />
          <ul css={styles.subjects}>
            {partsIn(found).map((part) => (
              <li key={part}>
                <div css={styles.subject}>
                  <h2>
                    <a href={site.href(deskWebsitePartRoute, { part })}>{say(PART_TITLES[part])}</a>
                  </h2>
                  <p>{say(PART_TEXTS[part])}</p>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </DeskFrame>
  );
}
