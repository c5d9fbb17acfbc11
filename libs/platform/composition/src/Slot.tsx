import type { ReactNode } from 'react';
import type { SlotRef } from '@forecourt/contracts';
import type { Load } from './defineFeature.js';
import { useFillData } from './fillData.js';
import { Part } from './parts/Part.js';
import { arranged, useSite } from './siteContext.js';

export interface SlotProps<Props extends object> {
  slot: SlotRef<Props>;
  with: Props;
  /** Ids of the fills to render, in this order; every installed one in its own order when left out. */
  arrangement?: readonly string[] | undefined;
  /** Shown while a fill's code loads on a page that was not server-rendered. */
  fallback?: ReactNode;
}

/** Renders every installed fill of a slot, in order; nothing when there is none. */
export function Slot<Props extends object>({ slot, with: props, arrangement, fallback }: SlotProps<Props>) {
  const data = useFillData();
  return arranged(useSite().fillsOf(slot.id), arrangement).map((item) => (
    <Part
      key={item.id}
      id={item.id}
      load={item.load as Load<Props>}
      hydrate={item.hydrate}
      followsAddress={item.followsAddress}
      fallback={fallback}
      props={data.has(item.id) ? { ...props, data: data.get(item.id) } : props}
    />
  ));
}

/**
 * What the fills of a slot brought for the page itself, in their order; those whose data could not be read are not
 * there.
 */
export function useSlotData<Data>(slot: SlotRef<unknown, Data>): readonly { fill: string; data: Data }[] {
  const read = useFillData();
  return useSite()
    .fillsOf(slot.id)
    .map(({ id }) => ({ fill: id, data: (read.get(id) ?? null) as Data | null }))
    .filter((item): item is { fill: string; data: Data } => item.data !== null);
}

/** Whether anything fills the slot: lets a page leave out a heading with nothing below it. */
export function useIsFilled<Props>(slot: SlotRef<Props>): boolean {
  return useSite().fillsOf(slot.id).length > 0;
}
