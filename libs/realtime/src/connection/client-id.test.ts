import { expect, it } from 'vitest';
import { randomSuffix } from './client-id.ts';

it('S-65 an id of nuxt-client- and this suffix is no longer than every broker has to take', () => {
  expect(`nuxt-client-${randomSuffix(() => 0.999_999)}`).toBe('nuxt-client-zzzzzzzzzzz');
  expect(`nuxt-client-${randomSuffix(() => 0)}`.length).toBe(23);
});
