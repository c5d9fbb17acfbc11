import { translationOf, type Worded } from '@forecourt/words';

/** `People Mover` as `value.peopleMover`, which is how messages are named. */
export const valueKey = (value: string): string => {
  const [first = '', ...others] = value.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `value.${first}${others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
};

/**
 * A value of the stock, such as a body, a fuel or a colour, in the words of a site. As the feed has it where the site
 * has none: no page needs the English messages for it.
 */
export const valueWord = (value: string, { site }: { readonly site: Worded }): string =>
  translationOf(site, `vehicle.${valueKey(value)}`) ?? value;
