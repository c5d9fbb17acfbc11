// Lets Node run the workspace's TypeScript without a build. Source imports have the `.js` extension that the built
// packages need, so a `.js` file that does not exist resolves to `.ts`. Node itself strips the types. Libraries are
// their sources, also where Nx started Node, without the condition that our commands give it.
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
    if (!specifier.startsWith('@forecourt/')) return next(specifier, context);
    return next(specifier, { ...context, conditions: [...context.conditions, '@forecourt/source'] });
  },
});
