import type { OrderWords } from '../engine/index.ts';

/** What stands in the list: the words themselves, without the title that stands above them. */
export function previewOf({ title, text, reason, note }: OrderWords, about: string): string {
  return [title === about ? undefined : title, text, reason, note]
    .filter((words) => words !== undefined && words !== '')
    .join('\n');
}
