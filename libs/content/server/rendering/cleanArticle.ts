import sanitizeHtml from 'sanitize-html';

/**
 * HTML of an article without anything that could act. What the renderer makes passes; it is cleaned all the same, so
 * that no fault of a parser reaches a page.
 */
export const cleanArticle = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: [
      ...['h2', 'h3', 'h4', 'p', 'a', 'strong', 'em', 's', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'hr', 'br'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'div', 'figure', 'figcaption', 'img'],
    ],
    allowedAttributes: {
      ...{ h2: ['id'], h3: ['id'], h4: ['id'], a: ['href', 'target', 'rel'], ol: ['start'] },
      ...{ div: ['data-table', 'tabindex', 'role', 'aria-label'], th: ['style'], td: ['style'] },
      img: ['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading', 'decoding'],
    },
    allowedStyles: { '*': { 'text-align': [/^(left|right|center)$/] } },
    allowedSchemes: ['https', 'mailto', 'tel', 'route'],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    nestingLimit: 30,
  }).trim();
