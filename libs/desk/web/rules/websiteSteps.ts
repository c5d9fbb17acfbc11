import type { FormFaults, FormField, FormValues } from '@forecourt/action-form';
import type { DeskSiteAnswer, DeskSiteChange } from '@forecourt/desk/domain';
import type { EnquirySay } from '@forecourt/enquiry';
import { offerFaults, offerFields, personFaults, personFields, typedOffer, typedPerson } from './entryForms.js';
import { orderOf } from './orderLists.js';
import { frontPictureFields, typedFrontPicture, type PictureChoice } from './pictureForms.js';
import {
  announcementFaults,
  announcementFields,
  hoursFaults,
  hoursFields,
  typedAnnouncement,
  typedHours,
} from './websiteForms.js';
import type { DeskSay } from './words.js';

/** Subjects of the website that its people change, by the last part of their page's address. */
export const WEBSITE_PARTS = ['hours', 'announcements', 'menu', 'front-page', 'offers', 'pictures', 'people'] as const;
export type WebsitePart = (typeof WEBSITE_PARTS)[number];

/** The subject of an address. */
export const partOf = (text: string | undefined): WebsitePart | undefined =>
  WEBSITE_PARTS.find((part) => part === text);

/** Subjects that a person may change, by what was read for them. */
export const partsIn = ({ menu, offers, front_page: front }: DeskSiteAnswer): readonly WebsitePart[] =>
  WEBSITE_PARTS.filter((part) => {
    if (part === 'menu') return menu !== undefined;
    if (part === 'offers') return offers !== undefined;
    // of the whole site nothing is read for people of single places
    return part === 'hours' || part === 'people' || front !== undefined;
  });

/** Field of a list that is arranged. */
export const ORDER_FIELD = 'order';

/** One form about the website: what it asks, what is wrong with it, and the change that it says. */
export interface WebsiteStep {
  readonly fields: readonly FormField[];
  readonly faults: (values: FormValues) => FormFaults;
  readonly change: (values: FormValues) => DeskSiteChange;
}

interface Words {
  readonly say: DeskSay;
  readonly sayField: EnquirySay;
  /** What a picture can be chosen from; the service knows it, whatever was shown. */
  readonly pictures?: readonly PictureChoice[];
}

const INDEX = /^\d{1,3}$/;

/**
 * The form of a name such as `hours:auburn`, `announcement:0`, `menu`, `menu-items:0`, `front-page`, `offer:<id>` (none
 * for a new one), `offers`, `picture:<path>`, `front-picture:<spot>`, `person:0:auburn` or `people:auburn`; undefined
 * for a name of none.
 */
export function websiteStep(step: string, { say, sayField, pictures = [] }: Words): WebsiteStep | undefined {
  const [kind, about = ''] = step.split(/:(.*)/s);
  const order = (change: (rows: ReturnType<typeof orderOf>) => DeskSiteChange): WebsiteStep => ({
    fields: [{ name: ORDER_FIELD, label: '', maxLength: 20_000 }],
    faults: () => ({}),
    change: (values) => change(orderOf(values[ORDER_FIELD] ?? '')),
  });
  const ids = (rows: ReturnType<typeof orderOf>) => rows.map(({ key, isShown }) => ({ id: key, is_shown: isShown }));
  // what is no number is refused by the service
  const index = (key: string) => (INDEX.test(key) ? Number(key) : -1);
  switch (kind) {
    case 'hours':
      return {
        fields: hoursFields(say),
        faults: (values) => hoursFaults(values, say),
        change: (values) => ({ kind, place: about, ...typedHours(values, say) }),
      };
    case 'announcement':
      if (!INDEX.test(about)) return undefined;
      return {
        fields: announcementFields(say),
        faults: (values) => announcementFaults(values, say, sayField),
        change: (values) => ({ kind, index: Number(about), announcement: typedAnnouncement(values) }),
      };
    case 'menu':
      return order((rows) => ({
        kind,
        entries: rows.map(({ key, isShown }) => ({ index: index(key), is_shown: isShown })),
      }));
    case 'menu-items':
      if (!INDEX.test(about)) return undefined;
      return order((rows) => ({ kind, entry: Number(about), order: rows.map(({ key }) => index(key)) }));
    case 'front-page':
      return order((rows) => ({ kind, sections: ids(rows) }));
    case 'offers':
      return order((rows) => ({ kind, order: ids(rows) }));
    case 'people':
      return order((rows) => ({ kind, place: about, order: rows.map(({ key }) => index(key)) }));
    case 'offer':
      return {
        fields: offerFields(say, pictures, about === ''),
        faults: (values) => offerFaults(values, say, sayField),
        change: (values) => ({ kind, id: about, offer: typedOffer(values) }),
      };
    case 'picture':
      return { fields: [], faults: () => ({}), change: () => ({ kind, path: about }) };
    case 'front-picture':
      return {
        fields: frontPictureFields(say, about, { choices: pictures }),
        faults: () => ({}),
        change: (values) => typedFrontPicture(values, about),
      };
    case 'person': {
      const [at = '', place = ''] = about.split(/:(.*)/s);
      if (!INDEX.test(at)) return undefined;
      return {
        fields: personFields(say, false),
        faults: (values) => personFaults(values, sayField),
        change: (values) => ({ kind, place, index: Number(at), person: typedPerson(values) }),
      };
    }
    default:
      return undefined;
  }
}
