import { useLoaderData } from 'react-router-dom';
import { Part } from '@forecourt/composition';
import { Container } from '@forecourt/ui-kit';
import { loadSuccess } from '../parts.js';
import type { SuccessData } from './successLoader.js';

/** Says that an enquiry was stored, and where to go on. */
export function Component() {
  const { sent } = useLoaderData<SuccessData>();
  return (
    <Container>
      <Part id="forms/success-message" load={loadSuccess} hydrate="idle" keepsState props={{ sent }} />
    </Container>
  );
}
