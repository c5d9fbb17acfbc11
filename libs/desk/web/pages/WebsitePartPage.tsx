import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { deskWebsiteRoute } from '@forecourt/contracts';
import type { DeskSiteAnswer } from '@forecourt/desk/domain';
import type { RefusedFile } from '@forecourt/enquiry';
import { useSite, useWords } from '@forecourt/composition';
import { Alert } from '@forecourt/ui-kit';
import { DeskFrame } from '../components/DeskFrame.js';
import { VersionLine } from '../components/VersionLine.js';
import { Pictures } from '../components/Pictures.js';
import { Announcements, FrontPage, Hours, Menu } from '../components/WebsiteParts.js';
import { Offers, People } from '../components/WebsiteEntries.js';
import type { WebsitePart } from '../rules/websiteSteps.js';
import type { WebsiteData } from './websiteLoader.js';
import { deskWords } from '../words/deskWords.js';

/** One subject of the website, with its forms. */
export function Component() {
  const { title, part, found, refused, done, form, files } = useLoaderData<WebsiteData>();
  const say = useWords(deskWords);
  const href = useSite().href(deskWebsiteRoute);
  return (
    <DeskFrame title={title} at="nav.website" refused={refused} back={href && <a href={href}>{say('website.back')}</a>}>
      {done !== '' && found && (
        <Alert tone="success">
          <p>{say('website.published', { version: done })}</p>
        </Alert>
      )}
      {found && part && (
        // a change that is published makes every form anew, of the version that runs now
        <Part key={found.version} part={part} found={found} published={form} refused={files} />
      )}
      {found && <VersionLine found={found} />}
    </DeskFrame>
  );
}

/** What the forms of a subject are made of. */
export interface PartProps {
  found: DeskSiteAnswer;
  /** Name of the form that was published last, by the address. */
  published: string;
  /** Pictures that the service did not take. */
  refused: readonly RefusedFile[];
}

const PARTS: Readonly<Record<WebsitePart, (props: PartProps) => ReactNode>> = {
  hours: Hours,
  announcements: Announcements,
  menu: Menu,
  'front-page': FrontPage,
  offers: Offers,
  pictures: Pictures,
  people: People,
};

function Part({ part, ...props }: PartProps & { part: WebsitePart }) {
  const Shown = PARTS[part];
  return <Shown {...props} />;
}
