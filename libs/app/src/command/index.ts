export {
  type AnswerTo,
  anyCall,
  type ApiCall,
  arrived,
  callAnsweringAll,
  type Command,
  type Outcome,
  type Patch,
  patch,
} from './command.ts';
export { type CommandOptions, useCommand, type UsedCommand } from './use-command.ts';
export { type Submitting, type SubmitOptions, useSubmit } from './use-submit.ts';
