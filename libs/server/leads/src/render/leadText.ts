import { leadLines, type LeadView } from './leadView.js';

/** Further lines of a text are set in, so that none can pass for another label. */
export const leadText = (view: LeadView): string =>
  [
    `${view.site.name}: a new enquiry from the website`,
    '',
    ...leadLines(view).map(({ label, text }) => `${label}: ${text.replaceAll('\n', '\n    ')}`),
    '',
    `Lead ${view.leadId}`,
  ].join('\n');
