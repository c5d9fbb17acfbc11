import type { SiteConfigSay } from '../words/say.js';

/** Kinds of articles of sites that name none (B2.8). */
export const blogCategories = (say: SiteConfigSay) => [
  { slug: 'vehicle-reviews', name: say('blog.reviews'), description: say('blog.reviewsText') },
  { slug: 'buyer-advice', name: say('blog.advice'), description: say('blog.adviceText') },
  { slug: 'motoring-tips', name: say('blog.tips'), description: say('blog.tipsText') },
  { slug: 'servicing-insights', name: say('blog.servicing'), description: say('blog.servicingText') },
];
