import type { HostDefinition } from '@forecourt/ssr';
import { createHostRenderer, type HostRenderer } from '@forecourt/ssr/server';
import { siteCss, siteFonts } from '@forecourt/ui-kit/theme';

/** Renders the pages of a host with the kit's styles and fonts, as every template has them. */
export const rendererOf = (host: HostDefinition): HostRenderer =>
  createHostRenderer(host, { styles: siteCss, fonts: siteFonts });
