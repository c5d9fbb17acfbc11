import { prose } from './article.styles.js';

/** HTML that the service made of Markdown and cleaned when it started. */
export const Prose = ({ html }: { html: string }) => <div css={prose} dangerouslySetInnerHTML={{ __html: html }} />;
