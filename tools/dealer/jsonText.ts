import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import { format } from 'prettier/standalone';

/** JSON as a person lays it out: a short list is one line. */
export const jsonText = (value: object): Promise<string> =>
  format(JSON.stringify(value), { parser: 'json', plugins: [babel, estree], printWidth: 120 });
