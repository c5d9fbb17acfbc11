import { oneLine } from '@forecourt/enquiry';
import { languageOf, wordsOf } from '@forecourt/words';
import { leadsWords } from '../words/leadsWords.js';
import { leadLines, leadSubject, type LeadView } from './leadView.js';

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

const CELL = 'padding:6px 12px 6px 0;vertical-align:top;text-align:left;font:15px/1.5 Arial,sans-serif';

/** A lead as HTML of a mail: everything escaped, no link but to photos of ours, nothing fetched from elsewhere. */
export function leadHtml(view: LeadView): string {
  const { photos = [] } = view;
  const say = wordsOf(view, leadsWords);
  const rows = leadLines({ ...view, photos: [] }).map(
    ({ label, text }) =>
      `<tr><th scope="row" style="${CELL};color:#4a5565;white-space:nowrap">${escape(label)}</th>` +
      `<td style="${CELL}">${escape(text).replaceAll('\n', '<br>')}</td></tr>`,
  );
  const links = photos.map(
    (photo, index) => `<a href="${escape(photo)}">${escape(say('mail.photo', { number: index + 1 }))}</a>`,
  );
  return [
    `<!doctype html><html lang="${languageOf(view)}"><head><meta charset="utf-8">`,
    `<title>${escape(leadSubject(view))}</title></head>`,
    '<body style="margin:0;padding:16px;color:#16202c">',
    '<h1 style="font:bold 18px/1.4 Arial,sans-serif;margin:0 0 12px">' +
      `${escape(say('mail.title', { dealer: oneLine(view.site.name) }))}</h1>`,
    `<table role="presentation" style="border-collapse:collapse"><tbody>${rows.join('')}</tbody></table>`,
    ...(links.length > 0
      ? [`<p style="font:15px/1.5 Arial,sans-serif">${escape(say('line.photos'))}: ${links.join(', ')}</p>`]
      : []),
    `<p style="font:13px/1.5 Arial,sans-serif;color:#4a5565">${escape(say('mail.reply'))} ` +
      `${escape(say('mail.lead', { id: view.leadId }))}</p>`,
    '</body></html>',
  ].join('\n');
}
