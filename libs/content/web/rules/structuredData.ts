import { imageUrl } from '@forecourt/contracts';
import type { ContentPageAnswer, PostSummary } from '@forecourt/content/domain';

const absolute = (origin: string, path: string) => imageUrl(path, { width: 1280 }).replace(/^\//, `${origin}/`);

/** An article as search engines know it (NAV-04). */
export const articleData = (origin: string, path: string, post: PostSummary, publisher: string): object => ({
  '@type': 'Article',
  headline: post.title,
  description: post.description,
  datePublished: post.date,
  dateModified: post.updated ?? post.date,
  author: { '@type': 'Person', name: post.author.name },
  publisher: { '@type': 'AutoDealer', name: publisher, url: origin },
  articleSection: post.categories.map(({ name }) => name),
  mainEntityOfPage: origin + path,
  ...(post.image ? { image: [absolute(origin, post.image.path)] } : {}),
});

/** Questions of a page and their answers, as text. */
export const faqData = (questions: NonNullable<ContentPageAnswer['questions']>): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, text }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text },
  })),
});
