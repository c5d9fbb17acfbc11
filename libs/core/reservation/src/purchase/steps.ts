/** Steps of an online purchase, in order (BUY-03). */
export const PURCHASE_STEPS = ['vehicle', 'details', 'trade-in', 'payment', 'handover', 'summary'] as const;
export type PurchaseStep = (typeof PURCHASE_STEPS)[number];

/** Those in which the shopper says something that is kept. */
export const SAVED_STEPS = ['details', 'trade-in', 'payment', 'handover'] as const;
export type SavedStep = (typeof SAVED_STEPS)[number];

export const isPurchaseStep = (name: unknown): name is PurchaseStep => PURCHASE_STEPS.some((step) => step === name);
export const isSavedStep = (name: unknown): name is SavedStep => SAVED_STEPS.some((step) => step === name);

/** The first step that still lacks an answer; the summary once all are there. */
export const openStep = (said: Iterable<SavedStep>): SavedStep | 'summary' => {
  const known = new Set(said);
  return SAVED_STEPS.find((step) => !known.has(step)) ?? 'summary';
};

/**
 * The step to draw. What was wanted, unless it comes after one that lacks its answer: nobody agrees to a summary with
 * holes. Without a wish: the vehicle for those who have said nothing yet, else where they stopped.
 */
export function stepToShow(wanted: unknown, said: readonly SavedStep[]): PurchaseStep {
  const open = openStep(said);
  if (!isPurchaseStep(wanted)) return said.length === 0 ? 'vehicle' : open;
  return PURCHASE_STEPS.indexOf(wanted) > PURCHASE_STEPS.indexOf(open) ? open : wanted;
}

/** The neighbours of a step; undefined at either end. */
export const stepAfter = (step: PurchaseStep): PurchaseStep | undefined =>
  PURCHASE_STEPS[PURCHASE_STEPS.indexOf(step) + 1];
export const stepBefore = (step: PurchaseStep): PurchaseStep | undefined =>
  PURCHASE_STEPS[PURCHASE_STEPS.indexOf(step) - 1];
