// Lets Node run the workspace's TypeScript as it stands: source imports carry the `.js` extension that the built
// packages need, so a `.js` that does not exist is looked for as `.ts`. Types are stripped by Node itself.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.startsWith('file:')) {
      const url = new URL(specifier, context.parentURL);
      if (!existsSync(fileURLToPath(url))) {
        const source = new URL(`${url.href.slice(0, -3)}.ts`);
        if (existsSync(fileURLToPath(source))) return next(source.href, context);
      }
    }
    return next(specifier, context);
  },
});
