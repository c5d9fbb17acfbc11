// `npm run words`: compiles the texts of every library, src/words/en-AU.json and its translations, into modules.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  allModule,
  allTarget,
  compiledModule,
  compiledTranslation,
  ROOT,
  targetOf,
  translationTarget,
  wordsFiles,
} from './catalogues.ts';

function write(file: string, module: string): void {
  writeFileSync(path.join(ROOT, file), module);
  console.log(file);
}

for (const words of wordsFiles()) {
  write(targetOf(words), await compiledModule(words));
  write(allTarget(words), await allModule(words));
  for (const translation of words.translations)
    write(translationTarget(words, translation), await compiledTranslation(words, translation));
}
