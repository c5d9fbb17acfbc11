import type { FormsSay } from '../words.js';
import { STEP_TITLES, type Step } from './tradeInValues.js';

/** The steps that a site asks for, by their names, and our answer at their end. */
export const journeySteps = (steps: readonly Step[], say: FormsSay) => [
  ...steps.map((id) => ({ id, title: say(STEP_TITLES[id]) })),
  { id: 'estimate' as const, title: say('step.estimate') },
];
