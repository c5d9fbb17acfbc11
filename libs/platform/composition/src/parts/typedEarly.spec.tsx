import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Islands } from './Islands.js';
import { readField, replayInput } from './typedEarly.js';

function Box() {
  const [isTicked, setTicked] = useState(false);
  return (
    <label>
      <input type="checkbox" checked={isTicked} onChange={(event) => setTicked(event.target.checked)} />
      {isTicked ? 'agreed' : 'open'}
    </label>
  );
}

function Field({ kind, onSay }: { kind: string; onSay: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <input
      type={kind}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        onSay(event.target.value);
      }}
    />
  );
}

let said: string[] = [];
let container: HTMLElement;

/** A field of the server's HTML that was typed into before React hydrated it. */
function typedBefore(kind: string, value: string) {
  const field = <Field kind={kind} onSay={(value) => said.push(value)} />;
  container.innerHTML = renderToString(field);
  const input = container.querySelector('input') as HTMLInputElement;
  input.value = value;
  const typed = readField(input);
  act(() => void hydrateRoot(container, field));
  return { input, typed };
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  said = [];
  container = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  container.remove();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

describe('what was typed before a part was alive', () => {
  it('reaches React from a box whose click hydrates the page', async () => {
    container.innerHTML = renderToString(<Box />);
    const islands = new Islands(container);
    const box = container.querySelector('input') as HTMLInputElement;
    // React hydrates at once what a click is about, before the browser sends the click's `input`
    const hydrate = () => {
      act(() => void hydrateRoot(container, <Box />));
      islands.pageIsAlive();
    };
    container.addEventListener('click', hydrate, { capture: true, once: true });
    await act(async () => {
      box.click();
      await new Promise((resolve) => setTimeout(resolve));
    });
    islands.close();
    expect([container.textContent, box.checked]).toEqual(['agreed', true]);
  });

  it.each([
    ['text', 'Kia'],
    ['email', 'kim@example.com'],
    ['number', '30000'],
    ['date', '2026-03-04'],
    ['datetime-local', '2026-03-04T09:30'],
    ['time', '09:30'],
  ])('reaches React from a field of kind %s', (kind, value) => {
    const { input, typed } = typedBefore(kind, value);
    act(() => replayInput(input, typed));
    expect([said, input.value]).toEqual([[value], value]);
  });

  it.each([
    ['number', '30000'],
    ['number', ''],
    ['date', '2026-03-04'],
    ['date', ''],
    ['datetime-local', '2026-03-04T09:30'],
    ['datetime-local', ''],
    ['time', '09:30'],
    ['time', ''],
    ['month', '2026-03'],
    ['month', ''],
    ['week', '2026-W10'],
    ['week', ''],
  ])('sets a field of kind %s, with "%s", to what its format allows alone: others are warned of', (kind, value) => {
    const { input, typed } = typedBefore(kind, value);
    const ofReact = Object.getOwnPropertyDescriptor(input, 'value')!;
    const handed: string[] = [];
    Object.defineProperty(input, 'value', {
      ...ofReact,
      set: (next: string) => {
        handed.push(next);
        ofReact.set?.call(input, next);
      },
    });
    act(() => replayInput(input, typed));
    expect(handed).not.toContain(value);
    const takes = (text: string) => {
      const other = Object.assign(document.createElement('input'), { type: kind });
      other.value = text;
      return other.value === text;
    };
    expect(handed.length).toBeGreaterThan(0);
    expect(handed.filter((text) => !takes(text))).toEqual([]);
  });

  // if this fails, React now notices the change itself, and `replayInput` can dispatch the event and no more
  it('does not reach React by an event alone', () => {
    const { input } = typedBefore('text', 'Kia');
    act(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
    expect(said).toEqual([]);
  });
});
