import { useWords } from '@forecourt/composition';
import { failureTitle } from './failureOf.js';
import { ssrWords } from './words/ssrWords.js';

/** What is left to say of a page that failed, where no feature says more. */
export default function FailureTitle({ status }: { status: number }) {
  const say = useWords(ssrWords);
  return <h1>{say(failureTitle(status))}</h1>;
}
