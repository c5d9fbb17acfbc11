import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PostsAnswer } from '@forecourt/content/domain';
import { buildStock, NOW } from '@forecourt/testing';
import { StoreState } from '@forecourt/testing/store';
import { ARTICLE, POSTS } from '../testing/samples.js';
import { Component as HomeBlog } from '../fills/HomeBlog.js';
import { Component as VehicleBlogs } from '../fills/VehicleBlogs.js';
import { Component as ReadBefore } from '../parts/ReadBeforePart.js';
import type { ArticleData } from './articleLoader.js';
import { Component as ArticlePage } from './ArticlePage.js';
import { Component as BlogPage } from './BlogPage.js';
import { Component as SiteMapPage } from './SiteMapPage.js';
import type { TextData } from './textLoader.js';
import { Component as TextPage } from './TextPage.js';

const onPage = (address: string, data: unknown) => ({ page: () => ({ address, data }) });
const list = (changes: Partial<PostsAnswer> = {}): PostsAnswer => ({
  ...{ posts: [...POSTS], featured: [], total: 5, page: 1, pages: 2 },
  categories: [
    { slug: 'buyer-advice', name: 'Buyer Advice', description: 'What to ask.', count: 3 },
    { slug: 'vehicle-reviews', name: 'Vehicle Reviews', description: 'What they are like.', count: 2 },
  ],
  ...changes,
});
const article = (changes: Partial<ArticleData> = {}): ArticleData => ({
  ...{ ...ARTICLE, vehicles: buildStock(2), now: NOW },
  ...changes,
});
const NO_STOCK = { vehicles: [], now: NOW };
const faqs: TextData = {
  ...NO_STOCK,
  page: { slug: 'faqs', title: 'Questions and answers', description: 'Short.', kind: 'page', isAtRoot: true },
  ...{ html: '', headings: [] },
  questions: [{ id: 'a', question: 'May I bring my mechanic?', html: '<p>Please do.</p>', text: 'Please do.' }],
};
const privacy: TextData = {
  ...NO_STOCK,
  page: {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    description: 'What we keep.',
    kind: 'legal',
    isAtRoot: true,
    updated: '2026-10-01',
  },
  ...{ html: ARTICLE.html, headings: ARTICLE.headings },
};

const meta = {
  title: 'Pages/Content',
  component: BlogPage,
  parameters: { layout: 'fullscreen', ...onPage('/blog', list()) },
} satisfies Meta<typeof BlogPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** NAV-04 articles with their categories, and the way to older ones. */
export const Blog: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'How to read a price' })).toHaveAttribute(
      'href',
      '/blog/buyer-advice/article-1',
    );
    await expect(canvas.getByRole('link', { name: 'Buyer Advice (3)' })).toHaveAttribute('href', '/blog/buyer-advice');
    await expect(canvas.getByRole('link', { name: 'Older articles' })).toHaveAttribute('href', '/blog?page=2');
    await expect(canvas.queryByRole('link', { name: 'Newer articles' })).toBeNull();
  },
};
/** NAV-04 B2.8 the blog’s first page: featured news with small pictures, and ways on from reading. */
export const BlogHome: Story = {
  parameters: onPage('/blog', list({ featured: POSTS.slice(0, 2) })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const news = within(canvas.getByRole('region', { name: 'Featured news' }));
    await expect(news.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(news.getAllByRole('presentation')[0]).toHaveAttribute('width', '80');
    await expect(canvas.getByRole('link', { name: 'Find a time' })).toHaveAttribute('href', '/book-test-drive');
    await expect(canvas.getByRole('link', { name: 'Search vehicles' })).toHaveAttribute('href', '/search');
    await expect(canvas.getByRole('link', { name: 'How it works' })).toHaveAttribute('href', '/buying');
  },
};
export const BlogHomeOnAPhone: Story = { tags: ['in-full'], ...BlogHome, globals: { viewport: { value: 'phone' } } };
/** NAV-04 articles of one author. */
export const OfAnAuthor: Story = {
  parameters: onPage(
    '/blog/authors/mia-tran',
    list({ page: 2, author: { slug: 'mia-tran', name: 'Mia Tran', role: 'Workshop manager' } }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Articles by Mia Tran' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Newer articles' })).toHaveAttribute(
      'href',
      '/blog/authors/mia-tran',
    );
  },
};
export const NoArticles: Story = {
  parameters: onPage('/blog', list({ posts: [], total: 0, pages: 1, categories: [] })),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('There are no articles here yet.')).toBeVisible();
  },
};
/** NAV-04 an article with its vehicles, its neighbours and the ways to share it. */
export const Article: Story = {
  render: () => <ArticlePage />,
  parameters: onPage('/blog/buyer-advice/article-0', article()),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stock = within(canvas.getByRole('region', { name: 'Utes in stock' }));
    await expect(stock.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('/blog/buyer-advice/article-0')),
    );
    await expect(canvas.getByRole('link', { name: /^Next article/ })).toHaveAttribute(
      'href',
      '/blog/buyer-advice/article-1',
    );
    await userEvent.click(canvas.getByText('In this article'));
    await expect(canvas.getByRole('link', { name: 'What we see' })).toHaveAttribute('href', '#see');
  },
};
export const ArticleOnAPhone: Story = { tags: ['in-full'], ...Article, globals: { viewport: { value: 'phone' } } };
/** A8 an article shows without its vehicles where the search does not answer. */
export const ArticleWithoutVehicles: Story = {
  render: () => <ArticlePage />,
  parameters: onPage('/blog/buyer-advice/article-0', article({ vehicles: [], more: [] })),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Utes in stock' })).toBeNull();
  },
};
/** NAV-05 a legal page, and when it was changed. */
export const Legal: Story = {
  render: () => <TextPage />,
  parameters: onPage('/privacy-policy', privacy),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('1 Oct 2026')).toBeVisible();
  },
};
/** NAV-05 NAV-09 questions open one by one, without script. */
export const Questions: Story = {
  render: () => <TextPage />,
  parameters: onPage('/faqs', faqs),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Please do.')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'May I bring my mechanic?' }));
    await expect(canvas.getByText('Please do.')).toBeVisible();
  },
};
/** NAV-05 every page of the site; without a page a group is not there. */
export const SiteMap: Story = {
  render: () => <SiteMapPage />,
  parameters: onPage('/sitemap', { pages: [faqs.page, privacy.page], posts: [], categories: [], offers: [] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    await expect(canvas.getByRole('link', { name: 'Locations' })).toHaveAttribute('href', '/locations');
    await expect(canvas.queryByRole('region', { name: 'Articles' })).toBeNull();
  },
};
/** NAV-04 VDP-20 the latest articles on the front page and on a vehicle's. */
export const Elsewhere: Story = {
  render: () => (
    <>
      <h1>Elsewhere</h1>
      <HomeBlog data={POSTS} />
      <VehicleBlogs data={POSTS} />
      <VehicleBlogs data={null} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link', { name: 'How to read a price' })).toHaveLength(2);
  },
};
/** NAV-04 what was read before on this device. */
export const ReadLately: Story = {
  render: () => (
    <>
      <h1>Article</h1>
      <ReadBefore article={{ href: '/blog/a/b', title: 'This one' }} />
      <StoreState slice="content" />
    </>
  ),
  parameters: { state: () => ({ content: { read: [{ href: '/blog/a/c', title: 'One before' }] } }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'One before' })).toHaveAttribute('href', '/blog/a/c');
    await expect(canvas.getByLabelText('State of content')).toHaveTextContent('"This one"');
  },
};
