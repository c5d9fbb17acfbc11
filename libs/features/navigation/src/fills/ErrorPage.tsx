import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button, ButtonLink, Container, TextField } from '@forecourt/ui-kit';
import * as styles from './navigation.styles.js';

const TEXTS: Readonly<Record<number, { title: string; text: string }>> = {
  404: {
    title: 'We cannot find that page',
    text: 'The address may be mistyped, or the vehicle has been sold and its page is gone. Search our stock instead:',
  },
  503: { title: 'One moment, please', text: 'Please try again in a minute. You can also search our stock:' },
  410: { title: 'This vehicle is no longer here', text: 'It has left our stock. Search for something similar:' },
};
const FAULT = {
  title: 'Something went wrong on our side',
  text: 'Please try again in a moment. You can also search our stock:',
};

/** Renders in place of a page that was not found or failed, with a way on. */
export function Component({ status, message }: { status: number; message?: string }) {
  const { searchPrefix } = useSection(siteSection);
  const { title, text } = TEXTS[status] ?? FAULT;
  return (
    <Container>
      <section css={styles.errorBox}>
        <h1>{title}</h1>
        <p>{message ?? text}</p>
        <form method="get" action={searchPrefix} role="search">
          <TextField
            label="Search our stock"
            name="query"
            type="search"
            required
            placeholder="Make, model or stock number"
          />
          <Button type="submit" icon="search">
            Search
          </Button>
        </form>
        <ButtonLink href={searchPrefix} variant="quiet">
          See all vehicles
        </ButtonLink>
      </section>
    </Container>
  );
}
