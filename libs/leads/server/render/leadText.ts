import { wordsOf } from '@forecourt/words';
import { leadsWords } from '../words/leadsWords.js';
import { leadLines, type LeadView } from './leadView.js';

/** Further lines of a text are set in, so that none can pass for another label. */
export function leadText(view: LeadView): string {
  const say = wordsOf(view, leadsWords);
  return [
    say('mail.title', { dealer: view.site.name }),
    '',
    ...leadLines(view).map(({ label, text }) => `${label}: ${text.replaceAll('\n', '\n    ')}`),
    '',
    say('mail.lead', { id: view.leadId }),
  ].join('\n');
}
