import { FRAMES, shootFrame } from './shots.ts';
import { modelOf } from './studio.ts';

// a film is of the turn that was drawn just before it
const kept = new Map<string, Promise<Buffer | undefined>>();

/** A picture of a turn of a model in a paint; undefined where there is none. */
export function turnFrame(name: string, paint: string, frame: number): Promise<Buffer | undefined> {
  const key = `${name} ${paint} ${frame}`;
  const known = kept.get(key);
  if (known) return known;
  const made = modelOf(name).then((model) => model && shootFrame(model, paint, frame));
  if (kept.size >= FRAMES) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, made);
  return made;
}
