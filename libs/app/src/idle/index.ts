export { atFirstInput } from './at-first-input.ts';
export { type WhenIdle, whenIdleOf } from './when-idle.ts';
