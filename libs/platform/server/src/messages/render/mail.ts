import { oneLine } from '@forecourt/enquiry';
import type { Mail } from '../../outbound/index.js';
import { sectionOf, themeSection } from '@forecourt/site-config';
import { formatPhone, placePhone } from '@forecourt/vehicle';
import type { ShopperMessage } from '../message.js';
import type { About } from './text.js';
import { languageOf, wordsOf } from '@forecourt/words';
import { serviceWords } from '../../words/serviceWords.js';

const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** A mail as plain text and as HTML: everything escaped, nothing fetched but a picture of the site's own. */
export function asMail(message: ShopperMessage, about: About): Mail {
  const { site } = about.site;
  return {
    id: about.id,
    site: about.site.slug,
    fromName: oneLine(site.name),
    to: message.to,
    replyTo: {
      name: oneLine(message.replyTo?.name ?? site.name),
      address: message.replyTo?.address ?? site.email,
    },
    subject: oneLine(message.subject),
    parts: [
      { contentType: 'text/plain; charset=utf-8', content: plain(message, about) },
      { contentType: 'text/html; charset=utf-8', content: html(message, about) },
    ],
    headers: message.stop
      ? {
          'List-Unsubscribe': `<${about.origin}${message.stop.postPath}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
    ...(message.attachments ? { attachments: message.attachments } : {}),
  };
}

/** Who wrote, and how to reach them. */
function senderLines({ place: about }: ShopperMessage, { site: { site }, origin }: About): string[] {
  const named = site.locations.find(({ slug }) => slug === about);
  const place = named ?? site.locations.find(({ primary }) => primary) ?? site.locations[0];
  const { street, city, state, postcode } = place?.address ?? {};
  const address = [street, [city, state?.toUpperCase(), postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const phone = placePhone(site.phones, place?.phone);
  const name = named && named.name !== site.name ? `${site.name}, ${named.name}` : site.name;
  return [name, address, ...(phone ? [formatPhone(phone)] : []), origin].filter((line) => line !== '');
}

function plain(message: ShopperMessage, about: About): string {
  const { paragraphs, items = [], facts = [], action, stop, note } = message;
  return [
    ...paragraphs,
    ...items.map(({ label, text, path }) =>
      [label, text, ...(path === undefined ? [] : [about.origin + path])].join('\n'),
    ),
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}: ${about.origin}${action.path}`] : []),
    ...(note === undefined ? [] : [note]),
    ...(stop ? [`${stopWords(about)}: ${about.origin}${stop.path}`] : []),
    ['-- ', ...senderLines(message, about)].join('\n'),
  ].join('\n\n');
}

/** Under every message that may be stopped (Spam Act 2003, s 18). */
const stopWords = ({ site }: About): string => wordsOf(site, serviceWords)('mail.stop');

const FONT = 'font:16px/1.5 Arial,sans-serif';
const SMALL = 'font:13px/1.5 Arial,sans-serif;color:#4a5565';
const HEAD = 'font:bold 18px/1.4 Arial,sans-serif;margin:0 0 16px;padding-bottom:12px';
const ITEM = `${FONT};margin:0 0 12px;padding:12px 16px;border:1px solid #d5dbe3;border-radius:6px`;
const BUTTON = `display:inline-block;${FONT};font-weight:bold;padding:10px 20px;border-radius:6px;text-decoration:none`;
const FOOT = `${SMALL};margin:24px 0 0;padding-top:12px;border-top:1px solid #d5dbe3`;

function html(message: ShopperMessage, about: About): string {
  const { subject, paragraphs, items = [], facts = [], picture, action, stop, note } = message;
  const { accent, accentInk } = sectionOf(about.site, themeSection);
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${FONT};padding:4px 16px 4px 0;text-align:left;color:#4a5565">${escape(label)}</th>` +
      `<td style="${FONT};padding:4px 0">${escape(value)}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="${languageOf(about.site)}"><head><meta charset="utf-8">`,
    `<title>${escape(oneLine(subject))}</title></head>`,
    `<body style="margin:0;padding:24px;color:#16202c"><div style="max-width:36rem;margin:0 auto">`,
    `<p style="${HEAD};border-bottom:3px solid ${escape(accent)}">${escape(oneLine(about.site.site.name))}</p>`,
    ...paragraphs.map((text) => `<p style="${FONT};margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`),
    ...(picture
      ? [
          `<p style="margin:0 0 16px"><img src="${escape(about.origin + picture.path)}" ` +
            `alt="${escape(picture.text)}" width="480" style="max-width:100%;height:auto;border-radius:6px"></p>`,
        ]
      : []),
    ...items.map(({ label, text, path }) => {
      const name =
        path === undefined
          ? escape(label)
          : `<a href="${escape(about.origin + path)}" style="color:#16202c">${escape(label)}</a>`;
      return `<p style="${ITEM}"><strong>${name}</strong><br>${escape(text)}</p>`;
    }),
    ...(rows.length > 0
      ? [`<table style="border-collapse:collapse;margin:0 0 16px"><tbody>${rows.join('')}</tbody></table>`]
      : []),
    ...(action
      ? [
          `<p style="margin:0 0 16px"><a href="${escape(about.origin + action.path)}" ` +
            `style="${BUTTON};background:${escape(accent)};color:${escape(accentInk)}">${escape(action.label)}</a></p>`,
        ]
      : []),
    ...(note === undefined ? [] : [`<p style="${SMALL};margin:0 0 16px">${escape(note)}</p>`]),
    ...(stop
      ? [
          `<p style="${SMALL};margin:0 0 16px"><a href="${escape(about.origin + stop.path)}">` +
            `${escape(stopWords(about))}</a></p>`,
        ]
      : []),
    `<p style="${FOOT}">${senderLines(message, about).map(escape).join('<br>')}</p>`,
    '</div></body></html>',
  ].join('\n');
}
