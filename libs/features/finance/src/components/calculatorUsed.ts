/** Analytics event of B9: the finance calculator was used. */
export const CALCULATOR_USED = 26;

/** Tells whoever listens on the document; a page without analytics loses nothing. */
export const reportCalculatorUsed = (): void => {
  document.dispatchEvent(new CustomEvent('forecourt:event', { detail: { id: CALCULATOR_USED } }));
};
