import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createSite, SiteContext } from '@forecourt/composition';
import { DayAndTime } from './DayAndTime.js';

const site = createSite({ slug: 'harbour', origin: 'https://harbour.example', features: [], config: {} });
const DAYS = [
  { date: '2026-11-24', times: ['09:00', '13:30'] },
  { date: '2026-11-28', times: ['09:00'] },
];
const fields = (day: string) => (
  <SiteContext value={site}>
    <DayAndTime
      offered={{ days: DAYS, zone: 'Australia/Sydney' }}
      day={{ name: 'day', label: 'Day', value: day }}
      time={{ name: 'time', label: 'Time', value: '' }}
      onChange={() => undefined}
    />
  </SiteContext>
);

it('FORM-06 a day that was chosen before the code was there shows its times, on the server’s own HTML', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(fields(''));
  const times = () => [...frame.querySelectorAll<HTMLInputElement>('[name="time"]')].map(({ value }) => value);
  // without script the times of all days are there
  expect(times()).toEqual(['09:00', '13:30']);
  const faults: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(frame, fields('2026-11-28'), { onRecoverableError: (fault) => void faults.push(fault) }),
  );
  expect(faults).toEqual([]);
  expect(times()).toEqual(['09:00']);
  expect(frame.textContent).toContain('Time on Saturday 28 November');
  act(() => root.unmount());
});
