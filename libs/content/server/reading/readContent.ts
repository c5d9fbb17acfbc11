import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LEGAL_PAGES, type BlogAuthor, type BlogCategory } from '@forecourt/contracts';
import type { ContentPageAnswer, PostSummary, RelatedStock } from '@forecourt/content/domain';
import {
  blogCategories,
  ConfigError,
  didYouMean,
  findSection,
  sectionRef,
  siteConfigWords,
  type ConfigValues,
} from '@forecourt/site-config';
import { languageOf, wordsOf, type Language } from '@forecourt/words';
import { memberPagesOf } from '../gatedPages.js';
import { renderMarkdown, type RenderedText } from '../rendering/markdown.js';
import { fillIn, placeholdersOf } from '../rendering/placeholders.js';
import { pageMatter, postMatter, readMatter, type PageMatter, type PostMatter } from './frontMatter.js';
import { relatedStock } from './relatedStock.js';

/** A site whose content is read. */
export interface ContentSite {
  readonly slug: string;
  /** The dealer’s folder. */
  readonly dir: string;
  readonly config: ConfigValues;
}

/** An article in memory. */
export interface Article {
  readonly post: PostSummary;
  readonly text: RenderedText;
  readonly stock: RelatedStock | undefined;
  readonly isDraft: boolean;
  /** The dealer puts it forward on the blog’s first page. */
  readonly isFeatured: boolean;
}
export type ContentPage = ContentPageAnswer & { readonly isDraft: boolean };

/** Everything that a dealer wrote. */
export interface DealerContent {
  readonly articles: readonly Article[];
  readonly pages: readonly ContentPage[];
  readonly categories: readonly BlogCategory[];
  readonly authors: readonly BlogAuthor[];
}

const blogSection = sectionRef<{
  categories?: readonly BlogCategory[];
  authors?: readonly BlogAuthor[];
  hasBlog?: boolean;
}>('content');

/**
 * Texts that apply where a dealer has none of the name, by language. The package's own name leads there, since built
 * files lie in another folder than their sources.
 */
const STANDARD = path.join(
  createRequire(import.meta.url).resolve('@forecourt/content/package.json'),
  '../server/texts',
);

/** The platform's legal pages in a language, by slug, as Markdown: what a dealer's own ones may begin with. */
export const platformLegalTexts = (language: Language): ReadonlyMap<string, string> =>
  new Map(filesOf(path.join(STANDARD, language, 'legal'), undefined).map(({ slug, text }) => [slug, text]));

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Folders that hold texts. */
const KINDS = ['blog', 'brands', 'legal', 'pages'] as const;
const IS_READ = new RegExp(`^(?:${KINDS.join('|')})/[^/]+\\.md$`);
const WORDS_A_MINUTE = 220;

type PageKind = ContentPageAnswer['page']['kind'];
type Report = (problem: string) => void;

/** Reads and checks what a dealer wrote, and makes its HTML. Throws a ConfigError that lists every problem. */
export function readContent(site: ContentSite): DealerContent {
  const { content, problems } = readableContent(site);
  if (problems.length > 0) throw new ConfigError(problems);
  return content;
}

/** What a dealer wrote, as far as it can be used: a file with a problem is left out, and stops no other. */
export function readableContent(site: ContentSite): {
  readonly content: DealerContent;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const section = findSection(site, blogSection);
  const { categories = blogCategories(wordsOf(site, siteConfigWords)), authors = [] } = section ?? {};
  const known = placeholdersOf(site);
  const folder = path.join(site.dir, 'content');
  const standard = path.join(STANDARD, languageOf(site), 'legal');

  const read = <Result>(
    kind: (typeof KINDS)[number],
    build: (file: TextFile, report: Report) => Result | undefined,
  ): Result[] =>
    filesOf(path.join(folder, kind), kind === 'legal' ? standard : undefined).flatMap((file) => {
      const name = file.isOwn
        ? `dealers/${site.slug}/content/${kind}/${file.slug}.md`
        : `the platform’s ${file.slug}.md`;
      let isUsable = true;
      const report = (problem: string) => {
        isUsable = false;
        problems.push(`${name}: ${problem}`);
      };
      if (file.text.includes('\ufffd')) report('is not UTF-8 text: save it in that encoding');
      if (!SLUG.test(file.slug)) report('the file’s name is its address: small letters, digits and single hyphens');
      const built = build(file, report);
      return built !== undefined && isUsable ? [built] : [];
    });
  const render = (body: string, report: Report) => {
    const text = fillIn(body, known, (name) =>
      report(
        `{{${name}}}: is no placeholder${didYouMean(name, known.keys())}; there are ${[...known.keys()].join(', ')}`,
      ),
    );
    return renderMarkdown(text, report, (picture) => pictureProblem(picture, site.dir), languageOf(site));
  };

  const articles = read('blog', (file, report) => {
    const found = readMatter(file.text, postMatter, report);
    return (
      found &&
      article(file.slug, found.matter, render(found.body, report), { categories, authors, dir: site.dir, report })
    );
  });
  const page = (kind: PageKind) => (file: TextFile, report: Report) => {
    const found = readMatter(file.text, pageMatter, report);
    if (found?.matter.image) {
      const problem = pictureProblem(found.matter.image.path, site.dir);
      if (problem) report(`image.path: ${problem}`);
    }
    return found && contentPage(file.slug, kind, found.matter, render(found.body, report), report);
  };
  const pages = [...read('pages', page('page')), ...read('brands', page('brand')), ...read('legal', page('legal'))];
  for (const name of unreadTexts(folder))
    problems.push(
      `dealers/${site.slug}/content/${name}: is not read: texts lie in ` +
        `content/${KINDS.slice(0, -1).join(', content/')} and content/${KINDS.at(-1)}, with names that end in ".md"`,
    );
  for (const [index, { page: own }] of pages.entries())
    if (pages.findIndex((other) => other.page.slug === own.slug) !== index)
      problems.push(`dealers/${site.slug}/content: two pages are called "${own.slug}"; rename one`);
  if (section?.hasBlog && articles.length === 0 && problems.length === 0)
    problems.push(
      `dealers/${site.slug}/site.json: content.hasBlog: there is no article in dealers/${site.slug}/content/blog`,
    );
  for (const name of memberPagesOf(site))
    if (!pages.some((known) => known.page.slug === name && !known.isDraft) && problems.length === 0)
      problems.push(
        `dealers/${site.slug}/site.json: content.memberPages: there are no words in dealers/${site.slug}` +
          `/content/pages/${name}.md`,
      );
  articles.sort((a, b) => b.post.date.localeCompare(a.post.date) || a.post.slug.localeCompare(b.post.slug));
  pages.sort((a, b) => a.page.title.localeCompare(b.page.title));
  return { content: { articles, pages, categories, authors }, problems };
}

/** Texts of a dealer's folder that are in no folder for texts, or have another ending. */
function unreadTexts(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.(md|markdown)$/i.test(name) && !IS_READ.test(name))
    .sort();
}

interface TextFile {
  readonly slug: string;
  readonly text: string;
  /** Written by the dealer. */
  readonly isOwn: boolean;
}

function filesOf(own: string, standard?: string): TextFile[] {
  const found = new Map<string, TextFile>();
  for (const dir of [standard, own]) {
    if (dir === undefined || !existsSync(dir)) continue;
    for (const file of readdirSync(dir)
      .filter((name) => name.endsWith('.md'))
      .sort()) {
      const slug = file.slice(0, -'.md'.length);
      found.set(slug, { slug, text: readFileSync(path.join(dir, file), 'utf8'), isOwn: dir === own });
    }
  }
  return [...found.values()];
}

/** Why a picture cannot be shown: it is none, is outside the dealer's folder, or does not exist. */
function pictureProblem(picture: string, dir: string): string | undefined {
  if (/^[a-z]+:|^\/|\\|(^|\/)\.\.(\/|$)/i.test(picture) || !/\.(svg|png|jpe?g|webp|avif)$/i.test(picture))
    return 'must be a picture of the dealer’s folder, for example "content/pictures/van.jpg"';
  if (picture.startsWith('content/') && !existsSync(path.join(dir, picture))) return 'there is no such file';
  return undefined;
}

interface BlogTerms {
  readonly categories: readonly BlogCategory[];
  readonly authors: readonly BlogAuthor[];
  readonly dir: string;
  readonly report: Report;
}

function article(
  slug: string,
  matter: PostMatter,
  text: RenderedText,
  { categories, authors, dir, report }: BlogTerms,
): Article | undefined {
  const named = <Item extends { slug: string; name: string }>(
    field: string,
    wanted: string,
    items: readonly Item[],
  ) => {
    const item = items.find((candidate) => candidate.slug === wanted);
    const all = items.map((candidate) => candidate.slug);
    if (!item)
      report(
        `${field}: must be one of ${all.join(', ') || '(none is configured: content.authors)'}` +
          `, not "${wanted}"${didYouMean(wanted, all)}`,
      );
    return item && { slug: item.slug, name: item.name };
  };
  const author = named('author', matter.author, authors);
  const own = matter.categories.map((wanted, index) => named(`categories.${index}`, wanted, categories));
  const problem = matter.image && pictureProblem(matter.image.path, dir);
  if (problem) report(`image.path: ${problem}`);
  if (matter.updated !== undefined && matter.updated < matter.date) report('updated: must not be before date');
  if (text.words === 0) report('holds no text');
  const shown = own.filter((category) => category !== undefined);
  if (!author || shown.length !== own.length) return undefined;
  const { title, description, date, updated, image, stock, draft = false, featured = false } = matter;
  return {
    isDraft: draft,
    isFeatured: featured,
    text,
    stock: stock && relatedStock(stock),
    post: {
      ...{ slug, title, description, date, author, categories: shown },
      minutes: Math.max(1, Math.round(text.words / WORDS_A_MINUTE)),
      ...(updated === undefined || updated === date ? {} : { updated }),
      ...(image ? { image } : {}),
    },
  };
}

function contentPage(
  slug: string,
  kind: PageKind,
  matter: PageMatter,
  text: RenderedText,
  report: Report,
): ContentPage {
  const { title, description, updated, image, stock, enquiry, layout, address, draft = false } = matter;
  if (kind === 'legal' && draft && (LEGAL_PAGES as readonly string[]).includes(slug))
    report('draft: every site shows this page');
  if (layout === 'questions' && text.parts.length === 0)
    report('layout: a page of questions has each under a "##" heading');
  if (kind === 'brand' && (address !== undefined || layout !== undefined || stock || enquiry))
    report(
      'a brand’s page has its address, its layout and its stock from the listing: leave address, ' +
        'layout, stock and enquiry out',
    );
  const isAtRoot = kind === 'legal' || address === 'root';
  return {
    isDraft: draft,
    page: { slug, title, description, kind, isAtRoot, ...(updated === undefined ? {} : { updated }) },
    html: text.html,
    headings: [...text.headings],
    ...(image ? { image } : {}),
    ...(stock ? { stock: relatedStock(stock) } : {}),
    ...(enquiry ? { enquiry } : {}),
    ...(layout === 'questions'
      ? { questions: text.parts.map(({ id, text: question, html, plain }) => ({ id, question, html, text: plain })) }
      : {}),
  };
}
