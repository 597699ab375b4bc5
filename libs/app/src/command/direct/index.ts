export { arrived } from '../outcome.ts';
export {
  type DirectCommand,
  type DirectlyUsed,
  type DirectOutcome,
  useDirectCommand,
  useDirectSubmit,
} from './use-direct-command.ts';
