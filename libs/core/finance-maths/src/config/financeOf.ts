import { findSection, oncePerSite, sectionOf, type Configured } from '@forecourt/site-config';
import { versionIn, wordsOf } from '@forecourt/words';
import type { FinanceMathsSay } from '../words/say.js';
import { financeMathsWords } from '../words/financeMathsWords.js';
import { ourOffers, ourTeaser, WARNING_VERSION } from './ourTexts.js';
import type { FinanceSection } from './schema.js';
import { financeSection } from './section.js';

/** The options with all their texts: the dealer's own, else the messages of the site's language. */
export const withTexts = (own: FinanceSection, say: FinanceMathsSay) => ({
  ...own,
  amount: {
    ...own.amount,
    // the calculator fills the bounds in
    help: own.amount.help ?? say('problem.between', { min: '{min}', max: '{max}' }),
  },
  enquiry: { ...own.enquiry, text: own.enquiry.text ?? say('enquire') },
  disclaimer: { ...own.disclaimer, text: own.disclaimer.text ?? say('disclaimer') },
  warning: {
    text: own.warning.text ?? say('warning'),
    version: own.warning.version ?? versionIn(WARNING_VERSION, say.language),
  },
  teaser: { ...own.teaser, text: own.teaser.text ?? ourTeaser(say) },
  page: {
    title: own.page.title ?? say('page.title'),
    intro: own.page.intro ?? say('page.intro'),
    enquiryTitle: own.page.enquiryTitle ?? say('page.enquiryTitle'),
    enquiryText: own.page.enquiryText ?? say('page.enquiryText'),
    enquiryButton: own.page.enquiryButton ?? say('page.enquiryButton'),
  },
  personalised: {
    ...own.personalised,
    linkText: own.personalised.linkText ?? say('personalised.link'),
    title: own.personalised.title ?? say('personalised.title'),
    intro: own.personalised.intro ?? say('personalised.intro'),
    offers: own.personalised.offers ?? ourOffers(say),
    button: own.personalised.button ?? say('personalised.button'),
    consent: own.personalised.consent ?? say('personalised.consent'),
  },
  budget: { ...own.budget, footnote: own.budget.footnote ?? say('budget.footnote') },
  budgetPage: {
    ...own.budgetPage,
    title: own.budgetPage.title ?? say('budget.title'),
    intro: own.budgetPage.intro ?? say('budget.intro'),
    homeTitle: own.budgetPage.homeTitle ?? say('budget.title'),
    homeText: own.budgetPage.homeText ?? say('budget.homeText'),
    rangeTitle: own.budgetPage.rangeTitle ?? say('budget.range'),
    carType: own.budgetPage.carType ?? say('budget.car'),
  },
});

export type FinanceConfig = ReturnType<typeof withTexts>;

/** Finance of a site with all its texts. */
export const financeOf = oncePerSite((site): FinanceConfig =>
  withTexts(sectionOf(site, financeSection), wordsOf(site, financeMathsWords)),
);

/** The same of a site that may have none. */
export const findFinance = (site: Configured): FinanceConfig | undefined =>
  findSection(site, financeSection) && financeOf(site);
