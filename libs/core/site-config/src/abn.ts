/** Weights of its digits (Australian Business Register, "Format of the ABN"). */
const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19] as const;

/** Whether a text is an Australian Business Number: eleven digits that prove each other, with or without blanks. */
export function isAbn(text: string): boolean {
  const digits = text.replace(/ /g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  // the first digit counts one less than it is
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (Number(digits[at]) - (at === 0 ? 1 : 0)), 0);
  return sum % 89 === 0;
}

/** As it is printed: `51 824 753 556`. */
export const abnText = (abn: string): string =>
  abn.replace(/ /g, '').replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
