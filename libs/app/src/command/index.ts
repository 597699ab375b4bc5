export { type AnswerTo, anyCall, type ApiCall, callAnsweringAll, type Command, type Patch, patch } from './command.ts';
export { arrived, type Outcome } from './outcome.ts';
export type { Submitting } from './submitting.ts';
export { type CommandOptions, type SubmitOptions, useCommand, type UsedCommand, useSubmit } from './use-command.ts';
