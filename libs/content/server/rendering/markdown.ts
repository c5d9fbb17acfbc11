import MarkdownIt, { type Token } from 'markdown-it';
import { imageUrl, MAIN_ANCHOR, opensBeside, srcSet } from '@forecourt/contracts';
import { slugify } from '@forecourt/vehicle';
import { FIRST_LANGUAGE, type Language } from '@forecourt/words';
import { cleanArticle } from './cleanArticle.js';
import { linkProblem } from './links.js';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

export interface RenderedText {
  readonly html: string;
  /** Second and third level. */
  readonly headings: readonly Heading[];
  /** HTML behind each heading of the second level, to the next. */
  readonly parts: readonly {
    readonly id: string;
    readonly text: string;
    readonly html: string;
    readonly plain: string;
  }[];
  readonly words: number;
}

type Report = (problem: string) => void;

const WIDTHS = [320, 480, 640, 800, 1024, 1280, 1600] as const;
const SIZES = '(min-width: 800px) 720px, 92vw';

/** Raw HTML of a text is text; addresses of mail become links by themselves. */
const parser = new MarkdownIt({ html: false, linkify: true });
parser.linkify.set({ fuzzyLink: false, fuzzyEmail: true, fuzzyIP: false });
// report a link that leads nowhere as a problem, instead of leaving it as text in brackets
parser.validateLink = () => true;

/** Makes HTML of Markdown, once, when the service starts. Problems of the text are reported, one line each. */
export function renderMarkdown(
  source: string,
  report: Report,
  pictureProblem: (path: string) => string | undefined,
  language: Language = FIRST_LANGUAGE,
): RenderedText {
  const tokens = parser.parse(source, {});
  const headings: Heading[] = [];
  const taken = new Set<string>([MAIN_ANCHOR, 'root', 'boot']);
  for (const [index, token] of tokens.entries()) {
    if (token.type === 'heading_open') nameHeading(token, tokens[index + 1], { headings, taken, report });
    for (const child of token.children ?? []) checkChild(child, report, pictureProblem);
  }
  const shown = withFigures(tokens);
  const html = render(shown, language);
  const plain = plainText(html);
  return { html, headings, parts: partsOf(shown, language), words: wordsIn(plain) };
}

/** How a table is named to those who do not see it. */
const TABLE: Readonly<Record<Language, string>> = { 'en-AU': 'Table', 'zh-Hans': '表格' };

const render = (tokens: Token[], language: Language): string =>
  cleanArticle(parser.renderer.render(tokens, parser.options, { table: TABLE[language] }));

/** In any language: Chinese has no spaces between its words. */
const wordsIn = (text: string): number => [...SEGMENTER.segment(text)].filter(({ isWordLike }) => isWordLike).length;
const SEGMENTER = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Text of cleaned HTML, for search engines. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ENTITIES.get(entity) ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" }),
);

interface Naming {
  readonly headings: Heading[];
  readonly taken: Set<string>;
  readonly report: Report;
}

function nameHeading(token: Token, inline: Token | undefined, { headings, taken, report }: Naming): void {
  const level = Number(token.tag.slice(1));
  const text = (inline?.children ?? []).map(({ content }) => content).join('');
  if (level === 1) report(`heading "${text}": the title is the page’s first heading; begin with "##"`);
  if (level > 4) report(`heading "${text}": must be of level 2, 3 or 4 ("##" to "####")`);
  const wanted = slugOf(text);
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  token.attrSet('id', id);
  if (level === 2 || level === 3) headings.push({ id, text, level });
}

/** `What’s a "GVM"?` as `whats-a-gvm`. */
const slugOf = (text: string): string => slugify(text.replace(/['’]/g, '')).slice(0, 80) || 'section';

function checkChild(token: Token, report: Report, pictureProblem: (path: string) => string | undefined): void {
  if (token.type === 'link_open') {
    const href = attribute(token, 'href');
    const problem = linkProblem(href);
    if (problem) report(`link to "${href}": ${problem}`);
    for (const [name, value] of Object.entries(opensBeside(href))) token.attrSet(name, value);
  }
  if (token.type === 'image') {
    const path = pathOf(token);
    const problem =
      pictureProblem(path) ?? (token.content.trim() === '' ? 'say in its brackets what it shows' : undefined);
    if (problem) report(`picture "${path}": ${problem}`);
  }
}

const attribute = (token: Token | undefined, name: string): string => String(token?.attrGet(name) ?? '');

/** Name of a picture as it was written: the parser encodes it as an address. */
function pathOf(token: Token | undefined): string {
  const src = attribute(token, 'src');
  try {
    return decodeURI(src);
  } catch {
    return src;
  }
}

/** Pictures alone in a paragraph become figures, whose title is their caption. */
function withFigures(tokens: Token[]): Token[] {
  return tokens.flatMap((token, index) => {
    const isAlone = (inline: Token | undefined) =>
      inline?.type === 'inline' && inline.children?.length === 1 && inline.children[0]?.type === 'image';
    if (token.type === 'paragraph_open' && isAlone(tokens[index + 1])) token.tag = 'figure';
    if (token.type === 'paragraph_close' && isAlone(tokens[index - 1])) token.tag = 'figure';
    return [token];
  });
}

/** The content after each heading of the second level. */
function partsOf(tokens: Token[], language: Language): RenderedText['parts'] {
  const starts = tokens.flatMap((token, index) => (token.type === 'heading_open' && token.tag === 'h2' ? [index] : []));
  return starts.map((start, number) => {
    const html = render(tokens.slice(start + 3, starts[number + 1]), language);
    const id = attribute(tokens[start], 'id');
    const text = (tokens[start + 1]?.children ?? []).map(({ content }) => content).join('');
    return { id, text, html, plain: plainText(html) };
  });
}

const { escapeHtml } = parser.utils;

parser.renderer.rules['image'] = (tokens, index) => {
  const token = tokens[index];
  const path = pathOf(token);
  const title = attribute(token, 'title');
  const isFigure = tokens.length === 1;
  const attributes = {
    src: imageUrl(path, { width: 800 }),
    srcset: srcSet(path, WIDTHS) ?? '',
    sizes: SIZES,
    width: '1200',
    height: '800',
    alt: token?.content ?? '',
    loading: 'lazy',
    decoding: 'async',
  };
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<img${text.join('')}>${title !== '' && isFigure ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''}`;
};
// a wide table moves within its frame, also by keyboard
parser.renderer.rules['table_open'] = (_tokens, _index, _options, env) =>
  `<div data-table="" tabindex="0" role="region" aria-label="${escapeHtml(String(env?.['table']))}"><table>`;
parser.renderer.rules['table_close'] = () => '</table></div>';
