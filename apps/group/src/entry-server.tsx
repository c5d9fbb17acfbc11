import { createHostRenderer } from '@forecourt/ssr/server';
import { siteCss, siteFonts } from '@forecourt/ui-kit/theme';
import { host } from './host.js';

export const renderer = createHostRenderer(host, { styles: siteCss, fonts: siteFonts });
