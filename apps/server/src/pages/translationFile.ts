import { createHash } from 'node:crypto';
import type { ConfigValues } from '@forecourt/site-config';
import type { CommonFile } from '@forecourt/service/site-host';
import { languageOf, TRANSLATION_SECTION } from '@forecourt/words';

export interface TranslationFile {
  readonly path: string;
  readonly file: CommonFile;
}

/** The messages of a site's language as a file for browsers; undefined for English, which is in the scripts. */
export function translationFile(config: ConfigValues): TranslationFile | undefined {
  const messages = config[TRANSLATION_SECTION];
  if (!messages) return undefined;
  const body = Buffer.from(JSON.stringify(messages));
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return {
    path: `/words/${languageOf({ config })}.${hash}.json`,
    file: { type: 'application/json; charset=utf-8', body },
  };
}
