import { ActionForm } from '@forecourt/action-form';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { questionFields } from '../../rules/tradeIn/questionFields.js';
import { tradeInRules } from '../../rules/tradeIn/tradeInRules.js';
import { answerField } from '../../rules/tradeIn/tradeInValues.js';
import { validateStep } from '../../rules/tradeIn/validateTradeIn.js';
import { useForms } from '../useForms.js';
import { formsWords } from '../../words/formsWords.js';

export interface OtherAnswersProps {
  lead: string;
  /** Whose action takes the form. */
  path: string;
  thisYear: number;
  /** Answers by question. */
  answers: Readonly<Record<string, string>>;
}

/** Changes what was said about the car, and with it what the car may be worth (TRD-03). */
export function OtherAnswers({ lead, path, thisYear, answers }: OtherAnswersProps) {
  const say = useWords(formsWords);
  const rules = tradeInRules(useForms(), useSection(siteSection), thisYear);
  return (
    <ActionForm
      label={say('estimate.changeForm')}
      step="adjust"
      action={path}
      fields={questionFields(rules.options.tradeInQuestions)}
      rules={(values) => validateStep('questions', values, rules, say)}
      initial={Object.fromEntries(Object.entries(answers).map(([id, value]) => [answerField(id), value]))}
      hidden={{ lead, intent: 'adjust' }}
      submitLabel={say('estimate.workOut')}
      variant="outline"
      layout="short"
    />
  );
}
