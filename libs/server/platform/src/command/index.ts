export { auditActorOf, type Edit, nameOf, type PersonalEdit, type VersionedEdit } from './edit.ts';
export type { CommandPorts } from './command-ports.ts';
export type { AuditFacts, Effect } from './effect.ts';
export { readToday } from './read-today.ts';
export { type Recording, recordingOf } from './recording.ts';
export {
  type Command,
  type Outcome,
  recordAct,
  runCommand,
  runEffects,
  unchanged,
  writeEditAudit,
} from './run-command.ts';
