import { commandReason } from '@imah/contract/devices/words';
import { expect, it } from 'vitest';
import { controlWords, reasonLength } from './control-words.ts';

it('asks for a reason as long as the contract wants it', () => {
  expect(reasonLength).toEqual({ min: commandReason.minLength, max: commandReason.maxLength });
});

it('speaks of what it knows in its own words, and of all else in common ones', () => {
  expect(['running', 'locked', 'valve'].map(controlWords)).toEqual(['running', 'locked', 'other']);
});
