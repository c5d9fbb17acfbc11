import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SelectField } from './fields.js';

const field = (value: string) => (
  <SelectField
    label="Location"
    value={value}
    onChange={() => undefined}
    options={['', 'auburn', 'brisbane'].map((place) => ({ value: place, label: place }))}
  />
);

it('LOC-08 a choice that the device keeps shows in a form that the server rendered without it', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(field(''));
  expect(frame.querySelector('select')?.value).toBe('');
  const root = await act(() => hydrateRoot(frame, field('brisbane')));
  expect(frame.querySelector('select')?.value).toBe('brisbane');
  act(() => root.unmount());
});
