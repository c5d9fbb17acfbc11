import type { EnquiryTopic, VehicleRequest } from '@forecourt/contracts';
import type { TradeInPage } from '@forecourt/enquiry';
import { formatNumber } from '@forecourt/vehicle';
import type { FormsSay } from './words.js';

// The platform's texts, where a dealer has none of its own.

/** Words of one form of the vehicle page (VDP-24). */
export interface RequestWords {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly submitLabel: string;
  readonly hiddenText: string;
  readonly disclaimer?: string | undefined;
}

export const ourRequests = (say: FormsSay): Readonly<Record<VehicleRequest, RequestWords>> => ({
  'test-drive': {
    title: say('request.testDrive'),
    intro: say('request.testDriveIntro'),
    submitLabel: say('request.testDriveButton'),
    hiddenText: say('request.testDriveHidden'),
  },
  photos: {
    title: say('request.photos'),
    intro: say('request.photosIntro'),
    submitLabel: say('request.photosButton'),
    hiddenText: say('request.photosHidden'),
  },
  enquiry: { title: say('request.enquiry'), submitLabel: say('submit'), hiddenText: '' },
  finance: {
    title: say('request.finance'),
    intro: say('request.financeIntro'),
    submitLabel: say('request.financeButton'),
    hiddenText: say('request.financeHidden'),
  },
});

/** Fields that the form of a topic may have in addition to those of every enquiry. */
export const TOPIC_FIELDS = [
  'rego',
  'own_vehicle',
  'kms',
  'service_wanted',
  'service_date',
  'additional_services',
  'part_wanted',
  'business',
  'fleet_size',
  'position',
] as const;
type TopicField = (typeof TOPIC_FIELDS)[number];

/** Words and fields of the form of a topic (FORM-11). */
export interface TopicWords {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly submitLabel: string;
  readonly fields: readonly { readonly name: TopicField; readonly isRequired: boolean }[];
}

const optional = (...names: TopicField[]) => names.map((name) => ({ name, isRequired: false }));
const needed = (...names: TopicField[]) => names.map((name) => ({ name, isRequired: true }));

export const ourTopics = (say: FormsSay): Readonly<Record<EnquiryTopic, TopicWords>> => ({
  service: {
    title: say('topic.service'),
    intro: say('topic.serviceIntro'),
    submitLabel: say('topic.serviceButton'),
    fields: [
      ...needed('own_vehicle'),
      ...optional('rego', 'kms', 'service_wanted', 'service_date', 'additional_services'),
    ],
  },
  parts: {
    title: say('topic.parts'),
    intro: say('topic.partsIntro'),
    submitLabel: say('topic.partsButton'),
    fields: [...needed('part_wanted'), ...optional('own_vehicle', 'rego')],
  },
  fleet: {
    title: say('topic.fleet'),
    intro: say('topic.fleetIntro'),
    submitLabel: say('topic.fleetButton'),
    fields: [...needed('business'), ...optional('fleet_size')],
  },
  careers: {
    title: say('topic.careers'),
    intro: say('topic.careersIntro'),
    submitLabel: say('topic.careersButton'),
    fields: optional('position'),
  },
});

export const ourServices = (say: FormsSay): readonly string[] => [
  say('service.logbook'),
  say('service.repair'),
  say('service.tyres'),
  say('service.warranty'),
  say('service.other'),
];

export const ourExtras = (say: FormsSay): readonly string[] => [
  say('extra.wash'),
  say('extra.alignment'),
  say('extra.airConditioning'),
  say('extra.loanCar'),
  say('extra.pickUp'),
];

/** Title and first words of a page for the shopper's own car. */
export interface TradeInWords {
  readonly title: string;
  readonly intro: string;
}

export const ourTradeInPages = (say: FormsSay): Readonly<Record<TradeInPage, TradeInWords>> => ({
  'trade-in': { title: say('page.tradeIn'), intro: say('page.tradeInIntro') },
  'sell-my-car': { title: say('page.sellMyCar'), intro: say('page.sellMyCarIntro') },
  'sell-your-car': { title: say('page.sellYourCar'), intro: say('page.sellYourCarIntro') },
});

/** A question below the form, and its answer. */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

/** With the limits of estimates. */
export const ourFaq = (
  say: FormsSay,
  { mostYears: years, mostKms: kms }: { readonly mostYears: number; readonly mostKms: number },
): readonly FaqEntry[] => [
  { question: say('faq.which'), answer: say('faq.whichText', { years, kms: formatNumber(kms) }) },
  { question: say('faq.where'), answer: say('faq.whereText') },
  { question: say('faq.paid'), answer: say('faq.paidText') },
  { question: say('faq.finance'), answer: say('faq.financeText') },
  { question: say('faq.bring'), answer: say('faq.bringText') },
];

/** `{dealer}` stays in it for the dealer's name. */
export const ourNotice = (say: FormsSay): string => say('collectionNotice', { dealer: '{dealer}' });
