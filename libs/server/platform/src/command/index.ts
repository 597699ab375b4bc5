export { auditActorOf, type Edit, nameOf, type PersonalEdit, type VersionedEdit } from './edit.ts';
export { type Recording, recordingOf } from './recording.ts';
export {
  type AuditFacts,
  type Command,
  type CommandPorts,
  type Effect,
  type Outcome,
  recordAct,
  runCommand,
  runEffects,
  unchanged,
  writeEditAudit,
} from './run-command.ts';
