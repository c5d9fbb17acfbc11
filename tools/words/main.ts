// `npm run words`: compiles the texts of every library, src/words/en-AU.json, into its catalogue.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compiledModule, ROOT, targetOf, wordsFiles } from './catalogues.ts';

for (const words of wordsFiles()) {
  writeFileSync(path.join(ROOT, targetOf(words)), await compiledModule(words));
  console.log(targetOf(words));
}
