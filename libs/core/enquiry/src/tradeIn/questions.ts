import type { EnquirySay } from '../words/say.js';
import type { TradeInAnswer, TradeInQuestion } from './options.js';

/** Values of the chosen answers by the ids of their questions. */
export type TradeInAnswers = Readonly<Record<string, string>>;

const chosen = ({ id, answers }: TradeInQuestion, given: TradeInAnswers): TradeInAnswer | undefined =>
  Object.hasOwn(given, id) ? answers.find(({ value }) => value === given[id]) : undefined;

/** Questions without an answer of their own. */
export const openQuestions = (
  questions: readonly TradeInQuestion[],
  given: TradeInAnswers,
): readonly TradeInQuestion[] => questions.filter((question) => !chosen(question, given));

/** Faults of answers by question: one without an answer, or with one that it does not have (TRD-01). */
export const answerFaults = (
  questions: readonly TradeInQuestion[],
  given: TradeInAnswers,
  say: EnquirySay,
): readonly { readonly id: string; readonly message: string }[] => [
  ...openQuestions(questions, given).map((question) => ({
    id: question.id,
    message: say('missing.answerOf', { values: question.answers.map(({ value }) => value).join(', ') }),
  })),
  ...Object.keys(given)
    .filter((name) => !questions.some(({ id }) => id === name))
    .map((id) => ({ id, message: say('unknown.question') })),
];

/** Questions and answers in their words, as they stood when they were answered. */
export const answersInWords = (
  questions: readonly TradeInQuestion[],
  given: TradeInAnswers,
): readonly { readonly question: string; readonly answer: string }[] =>
  questions.flatMap((question) => {
    const answer = chosen(question, given);
    return answer ? [{ question: question.label, answer: answer.label }] : [];
  });

/** A value in dollars after the answers: all percents of it together, then all dollars. Never below 0. */
export function adjusted(value: number, questions: readonly TradeInQuestion[], given: TradeInAnswers): number {
  const answers = questions.flatMap((question) => chosen(question, given) ?? []);
  const percent = answers.reduce((sum, answer) => sum + (answer.percent ?? 0), 0);
  const dollars = answers.reduce((sum, answer) => sum + (answer.dollars ?? 0), 0);
  return Math.max(0, value * Math.max(0, 1 + percent / 100) + dollars);
}
