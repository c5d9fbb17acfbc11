/** Does something with every item, `width` of them at a time; results in the items' order. */
export async function atOnce<Item, Result>(
  items: readonly Item[],
  width: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const work = async () => {
    // all workers share one iterator: a free one takes the next item
    for (const [place, item] of left) results[place] = await act(item);
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
