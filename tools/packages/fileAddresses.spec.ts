import { expect, it } from 'vitest';
import { withFileAddresses } from './fileAddresses.ts';

it('LIB-01 published code names a file of a package as every bundler understands', () => {
  const code =
    'import { Map } from "maplibre-gl";\nimport url from "maplibre-gl/dist/worker.mjs?url";\nnew Map(url);\n';
  expect(withFileAddresses(code)).toBe(
    'import { Map } from "maplibre-gl";\n' +
      'const url = new URL("maplibre-gl/dist/worker.mjs", import.meta.url).href;\nnew Map(url);\n',
  );
});

it('leaves other addresses with a query as they are', () => {
  const code = 'const page = "https://share.example/?url=a";\nimport look from "./look.css?inline";\n';
  expect(withFileAddresses(code)).toBe(code);
});
