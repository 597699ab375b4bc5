/** `1-5,9` as numbers in order, none twice; null for what is no such list, or not between the bounds. */
export function readRanges(text: string, least: number, highest: number): readonly number[] | null {
  const found = new Set<number>();
  for (const part of text.split(',')) {
    const [, from = '', to = from] = /^\s*(\d{1,5})(?:-(\d{1,5}))?\s*$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (from === '' || first < least || last > highest || last < first) return null;
    for (let number = first; number <= last; number += 1) found.add(number);
  }
  return [...found].toSorted((a, b) => a - b);
}

/** Numbers that follow each other, as stretches of at most so many. */
export function stretchesOf(numbers: readonly number[], most: number): readonly { first: number; length: number }[] {
  const stretches: { first: number; length: number }[] = [];
  for (const number of numbers) {
    const last = stretches.at(-1);
    if (last !== undefined && last.first + last.length === number && last.length < most) last.length += 1;
    else stretches.push({ first: number, length: 1 });
  }
  return stretches;
}
