import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SHIPPED_FONTS } from '@forecourt/site-config';
import { fontFaces, wholeStack } from './fonts.js';

const LINE = 'Drive away for $34,990, or from $142 a week over five years. Book a test drive in Auburn on Saturday.';
const stackOf = (family: string) => wholeStack(`"${family}"`);

/** Every font that a dealer can choose, each line above the stand-in that holds its place. */
function Fonts() {
  return (
    <>
      <style>{SHIPPED_FONTS.map(({ family }) => fontFaces({ fontBody: family, fontDisplay: family })).join('')}</style>
      {SHIPPED_FONTS.map(({ family }) => (
        <section key={family} aria-label={family} css={{ marginBlockEnd: 'var(--space-5)', overflowX: 'clip' }}>
          <h2>{family}</h2>
          {[400, 600, 700, 800].map((weight) =>
            [stackOf(family), stackOf(family).replace(`"${family}",`, '')].map((stack) => (
              <p key={`${weight}${stack}`}>
                <span css={{ fontFamily: stack, fontWeight: weight, fontSize: 20, whiteSpace: 'nowrap' }}>{LINE}</span>
              </p>
            )),
          )}
        </section>
      ))}
    </>
  );
}

const meta: Meta = { title: 'Kit/Fonts', component: Fonts };
export default meta;

const sizeOf = (element: Element) => element.getBoundingClientRect();

/** Where a page is shown before its font is there, its lines break where they will break later. */
export const StandInsAsLongAsTheFonts: StoryObj = {
  play: async ({ canvas, step }) => {
    await Promise.all(SHIPPED_FONTS.map(({ family }) => document.fonts.load(`400 20px "${family}"`, LINE)));
    for (const { family } of SHIPPED_FONTS)
      await step(`TEN-03 ${family}`, async () => {
        const lines = [...canvas.getByRole('region', { name: family }).querySelectorAll('span')];
        for (const [index, line] of lines.entries()) {
          const standIn = lines[index + 1];
          if (index % 2 > 0 || !standIn) continue;
          const ratio = sizeOf(standIn).width / sizeOf(line).width;
          await expect(ratio, `${line.style.fontWeight} of ${family}`).toBeGreaterThan(0.97);
          await expect(ratio).toBeLessThan(1.03);
          await expect(Math.abs(sizeOf(standIn).height - sizeOf(line).height)).toBeLessThan(1.5);
        }
      });
  },
};
