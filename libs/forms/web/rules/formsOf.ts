import { enquiryWords, ourNextSteps, ourQuestions, type EnquirySay } from '@forecourt/enquiry';
import { oncePerSite, sectionOf } from '@forecourt/site-config';
import { versionIn, wordsOf } from '@forecourt/words';
import type { FormsSection } from '../config.js';
import { formsSection } from '../section.js';
import { formsWords } from '../words/formsWords.js';
import { ourExtras, ourFaq, ourNotice, ourRequests, ourServices, ourTopics, ourTradeInPages } from './ourTexts.js';
import { OPT_IN_VERSION } from './versions.js';
import type { FormsSay } from './words.js';

/** The options with all their texts: the dealer's own, else the messages of the site's language. */
export const withTexts = (own: FormsSection, say: FormsSay, sayEnquiry: EnquirySay) => ({
  ...own,
  optInText: own.optInText ?? say('optIn'),
  optInVersion: own.optInVersion ?? versionIn(OPT_IN_VERSION, say.language),
  submitLabel: own.submitLabel ?? say('submit'),
  collectionNotice: own.collectionNotice ?? ourNotice(say),
  vehicleForms: { ...ourRequests(say), ...own.vehicleForms },
  /** Title of the enquiry about a vehicle that is gone (FORM-12). */
  similarTitle: say('request.similar'),
  topicForms: { ...ourTopics(say), ...own.topicForms },
  serviceChoices: own.serviceChoices ?? ourServices(say),
  serviceExtras: own.serviceExtras ?? ourExtras(say),
  tradeInWords: { ...ourTradeInPages(say), ...own.tradeInWords },
  tradeInQuestions: own.tradeInQuestions ?? ourQuestions(sayEnquiry),
  tradeInFaq: own.tradeInFaq ?? ourFaq(say, own.tradeInValuation),
  nextSteps: { ...ourNextSteps(sayEnquiry), ...own.nextSteps },
});

export type FormsConfig = ReturnType<typeof withTexts>;

/** The forms of a site with all their texts; in components it is `useForms()`. */
export const formsOf = oncePerSite((site): FormsConfig =>
  withTexts(sectionOf(site, formsSection), wordsOf(site, formsWords), wordsOf(site, enquiryWords)),
);
