import { useSection, useWords } from '@forecourt/composition';
import { Calls } from '../components/Calls.js';
import { defaultCalls } from '../rules/defaultCalls.js';
import { contentSection } from '../section.js';
import { contentWords } from '../words/contentWords.js';

/** Calls to action on the front page, as the dealer has them. */
export function Component() {
  const say = useWords(contentWords);
  const { calls = defaultCalls(say) } = useSection(contentSection);
  return <Calls calls={calls} />;
}
