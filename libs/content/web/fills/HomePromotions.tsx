import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { PromotionSlider } from '../components/PromotionSlider.js';
import type { Promotion } from '../config.js';
import { contentSection } from '../section.js';
import { contentWords } from '../words/contentWords.js';

const OWN = 'content/home-promotions';

/** Promotions of the front page (NAV-05); nothing while none runs. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(contentWords);
  const { title = say('promotions'), seconds } = useSection(contentSection).promotions;
  const { homeSections } = useSection(siteSection);
  const slides = (data ?? []) as readonly Promotion[];
  if (slides.length === 0) return null;
  return <PromotionSlider title={title} slides={slides} seconds={seconds} isFirst={homeSections?.[0] === OWN} />;
}
