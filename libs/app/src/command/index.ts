export { type AnswerTo, anyCall, type ApiCall, callAnsweringAll, type Command, type Patch, patch } from './command.ts';
export { arrived, type Outcome } from './outcome.ts';
export type { Submitting } from './submitting.ts';
export { type CommandOptions, useCommand, type UsedCommand } from './use-command.ts';
export { type SubmitOptions, useSubmit } from './use-submit.ts';
