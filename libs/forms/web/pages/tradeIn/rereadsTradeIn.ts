import type { RevalidatesPage } from '@forecourt/composition';
import { recordOf } from '@forecourt/runtime';
import { isStep } from '../../rules/tradeIn/tradeInValues.js';

/** A step of the journey changes nothing that the page's loader reads. */
export const shouldRevalidate: RevalidatesPage = ({ actionResult, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && !isStep(recordOf(actionResult)['step']);
