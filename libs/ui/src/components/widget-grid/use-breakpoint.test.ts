import { expect, it } from 'vitest';
import { breakpointOf } from './use-breakpoint.ts';

it('goes by the room there is', () => {
  expect([320, 559, 560, 959, 960, 2000].map(breakpointOf)).toEqual(['sm', 'sm', 'md', 'md', 'lg', 'lg']);
});
