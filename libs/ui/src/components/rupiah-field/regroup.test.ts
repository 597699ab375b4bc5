import { expect, it } from 'vitest';
import { regroup } from './regroup.ts';

// The bar is the caret.
it.each([
  ['1250|', '1.250|'],
  ['1.2500|', '12.500|'],
  ['19|.250', '19|.250'],
  ['192|50', '19.2|50'],
  ['1.25|', '125|'],
  ['|250', '|250'],
  ['0012|', '12|'],
  ['1,5|', '1,5|'],
  ['Rp 12|', 'Rp 12|'],
  ['|', '|'],
])('groups %s as %s, the caret behind the same digit', (before, after) => {
  const caret = before.indexOf('|');

  const { text, caret: next } = regroup(before.replace('|', ''), caret);

  expect(`${text.slice(0, next)}|${text.slice(next)}`).toBe(after);
});
