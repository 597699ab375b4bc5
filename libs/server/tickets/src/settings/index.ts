export { withRules } from './follow-rules.ts';
