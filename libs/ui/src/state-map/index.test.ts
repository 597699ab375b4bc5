import { expect, it } from 'vitest';
import * as door from './index.ts';

it('opens exactly these names', () => {
  expect(Object.keys(door).toSorted()).toEqual(['startInspector']);
});
