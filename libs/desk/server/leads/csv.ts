/** What programs for tables take for the beginning of a formula, in its wide forms too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet evaluates: what might be a formula gets an apostrophe in front. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const cell = (text: string): string => {
  const safe = harmless(text);
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** One line of a CSV file as RFC 4180 has it. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Says to programs that the file is UTF-8. */
export const BOM = '\ufeff';
