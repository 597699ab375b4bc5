import { expect, it } from 'vitest';
import * as entryPoint from './index.ts';

it('opens exactly these names', () => {
  expect(Object.keys(entryPoint).toSorted()).toEqual(['startInspector']);
});
