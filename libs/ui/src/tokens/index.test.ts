import { expect, it } from 'vitest';
import * as tokens from './index.ts';

it('opens exactly these names to the styles of other packages', () => {
  expect(Object.keys(tokens).toSorted()).toEqual(['media', 'vars']);
});
