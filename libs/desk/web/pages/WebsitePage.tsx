import { useLoaderData } from 'react-router-dom';
import { MOST_ANNOUNCEMENTS, type DeskSiteAnswer } from '@forecourt/desk/domain';
import { useSection, useWords } from '@forecourt/composition';
import { enquiryWords } from '@forecourt/enquiry';
import { siteSection } from '@forecourt/site-config';
import { Alert } from '@forecourt/ui-kit';
import { DeskFrame } from '../components/DeskFrame.js';
import { WebsiteForm } from '../components/WebsiteForm.js';
import * as styles from '../components/desk.styles.js';
import { momentWords } from '../rules/words.js';
import {
  announcementFaults,
  announcementFields,
  announcementValues,
  hoursFaults,
  hoursFields,
  hoursValues,
} from '../rules/websiteForms.js';
import type { WebsiteData } from './websiteLoader.js';
import { deskWords } from '../words/deskWords.js';

/** What the dealer's people change of their website themselves: opening hours and announcements. */
export function Component() {
  const { found, refused, done } = useLoaderData<WebsiteData>();
  const say = useWords(deskWords);
  return (
    <DeskFrame title={say('website.title')} at="nav.website" refused={refused}>
      {done !== '' && found && (
        <Alert tone="success">
          <p>{say('website.published', { version: done })}</p>
        </Alert>
      )}
      {found && <Forms key={found.version} found={found} />}
    </DeskFrame>
  );
}

function Forms({ found }: { found: DeskSiteAnswer }) {
  const say = useWords(deskWords);
  const sayField = useWords(enquiryWords);
  const { timeZone } = useSection(siteSection);
  const { version, published_at: at, published_by: who, places, announcements } = found;
  const slots = Math.min(announcements.length + 1, MOST_ANNOUNCEMENTS);
  return (
    <>
      <p css={styles.muted}>{say('website.runs', { version, who, at: momentWords(at, timeZone, say.language) })}</p>
      {places.map((place) => (
        <section key={place.slug} css={styles.section} aria-labelledby={`hours-${place.slug}`}>
          <h2 id={`hours-${place.slug}`}>{say('website.hoursOf', { place: place.name })}</h2>
          <p>{say('website.hoursHint', { closed: say('website.closed'), appointment: say('website.appointment') })}</p>
          <WebsiteForm
            step={`hours:${place.slug}`}
            version={version}
            label={say('website.hoursOf', { place: place.name })}
            fields={hoursFields(say)}
            rules={(values) => hoursFaults(values, say)}
            initial={hoursValues(place, say)}
          />
        </section>
      ))}
      {Array.from({ length: slots }, (_, index) => {
        const label =
          index < announcements.length
            ? say('website.announcement', { number: index + 1 })
            : say('website.newAnnouncement');
        return (
          <section key={index} css={styles.section} aria-labelledby={`announcement-${index}`}>
            <h2 id={`announcement-${index}`}>{label}</h2>
            <WebsiteForm
              step={`announcement:${index}`}
              version={version}
              label={label}
              fields={announcementFields(say)}
              rules={(values) => announcementFaults(values, say, sayField)}
              initial={announcementValues(announcements[index])}
            />
          </section>
        );
      })}
    </>
  );
}
