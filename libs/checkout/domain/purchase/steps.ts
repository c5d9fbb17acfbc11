/** Steps of an online purchase, in order (BUY-03). */
export const PURCHASE_STEPS = ['vehicle', 'details', 'trade-in', 'payment', 'handover', 'summary'] as const;
export type PurchaseStep = (typeof PURCHASE_STEPS)[number];

/** Steps whose answers are stored. */
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
 * The step to render: the wanted one, unless an earlier step lacks its answer, since no shopper may agree to an
 * incomplete summary. Without a wanted step: the vehicle before the first answer, else the first step that lacks one.
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
