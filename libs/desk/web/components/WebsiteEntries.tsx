import type { DeskPlace, DeskSiteAnswer } from '@forecourt/desk/domain';
import { useWords } from '@forecourt/composition';
import type { PartProps } from '../pages/WebsitePartPage.js';
import { offerDays, offerFields, offerNote, offerValues, personFields, personValues } from '../rules/entryForms.js';
import { deskWords } from '../words/deskWords.js';
import { Fold } from './Fold.js';
import { WebsiteForm, WebsiteOrderForm } from './WebsiteForm.js';
import { useWasSent } from './WebsiteParts.js';
import * as own from './website.styles.js';

type Offer = NonNullable<DeskSiteAnswer['offers']>['items'][number];

/** The offers: their order and which are shown, each with its texts, and a new one. */
export function Offers({ found: { version, offers }, published }: PartProps) {
  const say = useWords(deskWords);
  const wasSent = useWasSent(published);
  if (!offers) return null;
  const { items, pictures } = offers;
  const form = (offer?: Offer) => {
    const step = `offer:${offer?.id ?? ''}`;
    const label = offer?.name ?? say('website.newOffer');
    return (
      <Fold key={step} title={label} note={offer && offerNote(offer, say)} isOpen={wasSent(step)}>
        <WebsiteForm
          {...{ step, version, label, hasDay: true }}
          fields={offerFields(say, pictures, offer === undefined)}
          initial={offerValues(offer)}
        />
      </Fold>
    );
  };
  return (
    <div css={own.folds}>
      <p>{say('website.offersHint')}</p>
      {items.length > 0 && (
        <Fold title={say('website.offersOrder')} isOpen={wasSent('offers')}>
          <WebsiteOrderForm
            {...{ version, hides: true }}
            step="offers"
            label={say('website.offersOrder')}
            items={items.map((offer) => ({
              ...{ key: offer.id, label: offer.name, isShown: offer.is_shown },
              note: offerDays(offer, say),
            }))}
          />
        </Fold>
      )}
      {items.map(form)}
      {form()}
    </div>
  );
}

/** The people of each place. */
export function People({ found: { version, places }, published }: PartProps) {
  const say = useWords(deskWords);
  const wasSent = useWasSent(published);
  const isOf = ({ slug, people }: DeskPlace) => [
    `people:${slug}`,
    ...people.map((_person, index) => `person:${index}:${slug}`),
    `person:${people.length}:${slug}`,
  ];
  return (
    <div css={own.folds}>
      <p>{say('website.peopleHint')}</p>
      {places.map((place) => (
        <Fold key={place.slug} title={place.name} isOpen={places.length === 1 || isOf(place).some(wasSent)}>
          <PeopleOf {...{ place, version, wasSent }} />
        </Fold>
      ))}
    </div>
  );
}

function PeopleOf({
  place: { slug, name: place, people },
  version,
  wasSent,
}: {
  place: DeskPlace;
  version: number;
  wasSent: (step: string) => boolean;
}) {
  const say = useWords(deskWords);
  const form = (index: number) => {
    const person = people[index];
    const step = `person:${index}:${slug}`;
    const title = person?.name ?? say('website.newPerson');
    const isOpen = wasSent(step);
    return (
      <Fold key={step} isInner title={title} note={person?.role} isOpen={isOpen}>
        <WebsiteForm
          {...{ step, version }}
          label={say('website.personOf', { person: title, place })}
          fields={personFields(say, person === undefined)}
          initial={personValues(person)}
        />
      </Fold>
    );
  };
  return (
    <>
      {people.length > 1 && (
        <Fold isInner title={say('website.order')} isOpen={wasSent(`people:${slug}`)}>
          <WebsiteOrderForm
            version={version}
            step={`people:${slug}`}
            label={say('website.peopleOrder', { place })}
            items={people.map(({ name, role }, index) => ({
              ...{ key: String(index), label: name, note: role, isShown: true },
            }))}
          />
        </Fold>
      )}
      {people.map((_person, index) => form(index))}
      {form(people.length)}
    </>
  );
}
