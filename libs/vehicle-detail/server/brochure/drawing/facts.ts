import type { BrochureContent } from '../content/brochureContent.js';
import { INNER_WIDTH, lineHeight, PAGE, type Sheet, type TextStyle } from './sheet.js';

const COLUMNS = 4;
const PADDING = 9;
const GAP = 8;
const CELL = (INNER_WIDTH - 2 * PADDING - GAP * (COLUMNS - 1)) / COLUMNS;

interface Row {
  readonly cells: readonly { label: string; lines: readonly string[] }[];
  readonly height: number;
}

export interface FactsPanel {
  readonly height: number;
  readonly draw: (top: number) => void;
}

/** Key facts of the page on a panel of four columns. */
export function factsPanel(sheet: Sheet, { keyFacts, palette, corner }: BrochureContent): FactsPanel {
  if (keyFacts.length === 0) return { height: 0, draw: () => undefined };
  const label: TextStyle = { font: 'regular', size: 7, colour: palette.muted };
  const value: TextStyle = { font: 'bold', size: 9, colour: palette.ink };
  const rows: Row[] = [];
  for (let at = 0; at < keyFacts.length; at += COLUMNS) {
    const cells = keyFacts.slice(at, at + COLUMNS).map((fact) => ({
      label: fact.label,
      lines: sheet.wrap(fact.value, CELL, value, 2),
    }));
    const lines = Math.max(...cells.map((cell) => cell.lines.length));
    rows.push({ cells, height: lineHeight(label) + lines * lineHeight(value) + 4 });
  }
  const height = rows.reduce((sum, row) => sum + row.height, 0) + 2 * PADDING - 4;
  const draw = (top: number): void => {
    sheet.decoration((doc) => doc.roundedRect(PAGE.margin, top, INNER_WIDTH, height, corner).fill(palette.panel));
    let y = top + PADDING;
    for (const row of rows) {
      row.cells.forEach((cell, column) => {
        const x = PAGE.margin + PADDING + column * (CELL + GAP);
        const element = sheet.element('P');
        sheet.lines(element, [`${cell.label} `], { x, y }, label);
        sheet.lines(element, cell.lines, { x, y: y + lineHeight(label) }, value);
      });
      y += row.height;
    }
  };
  return { height, draw };
}
