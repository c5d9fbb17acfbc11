import { themeSchema, type ThemeSection } from '@forecourt/site-config';
import type { ArgTypes } from '../tools/storybook/controls.ts';

/** What shows on most pages, with its bounds. */
const NUMBERS = { radius: { max: 32 }, buttonRadius: { max: 40 }, headingWeight: { min: 400, max: 900, step: 100 } };

const category = 'Theme of the dealer';
const meaningOf = (name: keyof ThemeSection): string => themeSchema.shape[name].description ?? '';

/** Options of the theme as controls, for pages and parts without properties. Nothing chosen is the dealer’s own. */
export const THEME_CONTROLS: ArgTypes = {
  ...Object.fromEntries(
    Object.entries(themeSchema.shape).flatMap(([name, schema]) =>
      'options' in schema
        ? [
            [
              name,
              {
                name,
                description: schema.description,
                options: schema.options,
                control: 'select',
                table: { category },
              },
            ],
          ]
        : [],
    ),
  ),
  ...Object.fromEntries(
    Object.entries(NUMBERS).map(([name, bounds]) => [
      name,
      {
        ...{ name, description: meaningOf(name as keyof typeof NUMBERS), table: { category } },
        control: { type: 'range', min: 0, step: 1, ...bounds },
      },
    ]),
  ),
};
