import type { ArticleAnswer, PostSummary } from '@forecourt/content/domain';

/** Articles for stories and specs. */
export const POSTS: readonly PostSummary[] = [
  [
    'How much can it really tow?',
    'stock/isuzu-d-max/red/outback/front.webp',
    'Five figures decide what your car may pull.',
  ],
  [
    'How to read a price',
    'stock/toyota-rav4/blue/forecourt/front.webp',
    'Drive-away, was and now: what each contains.',
  ],
  [
    'A week with a family SUV',
    'stock/mazda-cx-5/red/waterfront/front.webp',
    'School runs, a wardrobe and one wet dog.',
  ],
].map(([title = '', path = '', description = ''], index) => ({
  ...{ title, description, slug: `article-${index}`, date: `2026-10-0${index + 1}`, minutes: index + 1 },
  author: { slug: 'mia-tran', name: 'Mia Tran' },
  categories: [{ slug: 'buyer-advice', name: 'Buyer Advice' }],
  image: { path, alt: title },
}));

const HTML = `
<p>What people need is a car that tows <em>their</em> van, with <strong>their</strong> family on board.</p>
<h2 id="figures">The five figures</h2>
<div data-table tabindex="0" role="region" aria-label="Table"><table>
<thead><tr><th>Figure</th><th>What it limits</th><th>Where it is written</th></tr></thead>
<tbody><tr><td>GVM</td><td>the loaded car, ball weight included</td><td>door pillar</td></tr>
<tr><td>GCM</td><td>car and trailer together</td><td>owner’s manual</td></tr></tbody>
</table></div>
<h2 id="sum">Work it out backwards</h2>
<ol><li>Begin with the van’s ATM.</li>
<li>Take a tenth of it as ball weight.<ul><li>unless its plate says more</li></ul></li></ol>
<blockquote><p>A dual-cab may be left with 200 kg for people and luggage.</p></blockquote>
<h2 id="see">What we see</h2>
<figure><img src="/media/stock/jayco-silverline/blue/yard/front.webp?w=800" width="1200" height="800"
alt="A white van at the coast"><figcaption>Weigh it as you travel.</figcaption></figure>
<h3 id="water">Water</h3><p>Water is a kilogram a litre: <code>2 × 95 kg</code>.</p>
<h2 id="ask">Ask us</h2><p>Bring the van’s plate. <a href="/contact-us">Tell us what you tow</a>.</p>`;

export const ARTICLE: ArticleAnswer = {
  post: POSTS[0] as PostSummary,
  html: HTML,
  headings: [
    { id: 'figures', text: 'The five figures', level: 2 },
    { id: 'sum', text: 'Work it out backwards', level: 2 },
    { id: 'see', text: 'What we see', level: 2 },
    { id: 'water', text: 'Water', level: 3 },
    { id: 'ask', text: 'Ask us', level: 2 },
  ],
  stock: { title: 'Utes in stock', facets: { body: ['Ute'] } },
  next: POSTS[1],
  previous: POSTS[2],
  more: POSTS.slice(1),
};
