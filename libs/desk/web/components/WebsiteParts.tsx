import { useActionData } from 'react-router-dom';
import { imageUrl } from '@forecourt/contracts';
import { MOST_ANNOUNCEMENTS } from '@forecourt/desk/domain';
import { useWords } from '@forecourt/composition';
import type { WebsiteAnswer } from '../pages/websiteAction.js';
import type { PartProps } from '../pages/WebsitePartPage.js';
import { announcementValues, hoursValues } from '../rules/websiteForms.js';
import { choicesOf, frontPictureFields, frontPictureValues } from '../rules/pictureForms.js';
import { sectionWords } from '../rules/websiteWords.js';
import { deskWords } from '../words/deskWords.js';
import { Fold } from './Fold.js';
import { WebsiteForm, WebsiteOrderForm } from './WebsiteForm.js';
import * as styles from './desk.styles.js';
import * as own from './website.styles.js';

/** Whether a form was sent just now, so that it must be in sight: without script, or published. */
export function useWasSent(published: string): (step: string) => boolean {
  const posted = useActionData<WebsiteAnswer>();
  return (step) => posted?.step === step || published === step;
}

/** Opening hours, each place folded where there are several. */
export function Hours({ found: { version, places }, published }: PartProps) {
  const say = useWords(deskWords);
  const wasSent = useWasSent(published);
  return (
    <div css={own.folds}>
      <p>{say('website.hoursHint', { closed: say('website.closed'), appointment: say('website.appointment') })}</p>
      {places.map((place) => {
        const step = `hours:${place.slug}`;
        return (
          <Fold key={step} title={place.name} isOpen={places.length === 1 || wasSent(step)}>
            <WebsiteForm
              {...{ step, version, hasDay: true }}
              label={say('website.hoursOf', { place: place.name })}
              initial={hoursValues(place, say)}
            />
          </Fold>
        );
      })}
    </div>
  );
}

/** Announcements, and a new one while there is room. */
export function Announcements({ found: { version, announcements } }: PartProps) {
  const say = useWords(deskWords);
  const slots = Math.min(announcements.length + 1, MOST_ANNOUNCEMENTS);
  return Array.from({ length: slots }, (_, index) => {
    const isNew = index >= announcements.length;
    const label = isNew ? say('website.newAnnouncement') : say('website.announcement', { number: index + 1 });
    return (
      <section key={index} css={styles.section} aria-labelledby={`announcement-${index}`}>
        <h2 id={`announcement-${index}`}>{label}</h2>
        <WebsiteForm
          {...{ version, label, hasDay: true }}
          step={`announcement:${index}`}
          initial={announcementValues(announcements[index])}
        />
      </section>
    );
  });
}

/** The menu: its order, which entries are shown, and the order within each dropdown. */
export function Menu({ found: { version, menu }, published }: PartProps) {
  const say = useWords(deskWords);
  const wasSent = useWasSent(published);
  if (!menu) return null;
  return (
    <>
      <div css={styles.section}>
        <p>{say('website.menuHint')}</p>
        {menu.is_standard && <p>{say('website.menuStandard')}</p>}
        <WebsiteOrderForm
          {...{ version, hides: true }}
          step="menu"
          label={say('website.part.menu')}
          items={menu.entries.map(({ label, items, is_shown: isShown }, index) => ({
            ...{ key: String(index), label, isShown },
            note: items.length > 0 ? items.join(' · ') : undefined,
          }))}
        />
      </div>
      <div css={own.folds}>
        {menu.entries.map(({ label, items }, entry) => {
          if (items.length < 2) return null;
          const step = `menu-items:${entry}`;
          const title = say('website.dropdown', { entry: label });
          return (
            <Fold key={step} title={title} isOpen={wasSent(step)}>
              <WebsiteOrderForm
                {...{ step, version }}
                label={title}
                items={items.map((link, index) => ({ key: String(index), label: link, isShown: true }))}
              />
            </Fold>
          );
        })}
      </div>
    </>
  );
}

/** The sections of the front page: their order, which are shown, and its pictures. */
export function FrontPage({ found, published }: PartProps) {
  const say = useWords(deskWords);
  const wasSent = useWasSent(published);
  const { version, front_page: sections = [], front_pictures: pictures = [] } = found;
  return (
    <>
      <div css={styles.section}>
        <p>{say('website.frontHint')}</p>
        <WebsiteOrderForm
          {...{ version, hides: true }}
          step="front-page"
          label={say('website.part.frontPage')}
          items={sections.map(({ id, is_shown: isShown }) => ({ key: id, label: sectionWords(id, say), isShown }))}
        />
      </div>
      <div css={own.folds}>
        {pictures.map((picture) => {
          const { spot, title, image } = picture;
          const step = `front-picture:${spot}`;
          const label =
            title === undefined ? say('website.heroPicture') : say('website.slidePicture', { promotion: title });
          return (
            <Fold key={step} title={label} isOpen={wasSent(step)}>
              {image !== undefined && (
                <img css={own.present} src={imageUrl(image, { width: 480 })} alt="" loading="lazy" />
              )}
              <WebsiteForm
                {...{ step, version, label }}
                fields={frontPictureFields(say, spot, { image, choices: choicesOf(found) })}
                initial={frontPictureValues(picture)}
              />
            </Fold>
          );
        })}
      </div>
    </>
  );
}
