import type { AuditFacts, Effect } from './effect.ts';
import type { Outcome } from './run-command.ts';

/** What a change of several parts gives each of them: there it says what it has done. */
export interface Recording {
  /** One entry of the audit. */
  readonly record: (facts: AuditFacts) => void;
  /** Accounts whose rights may be others now. */
  readonly refreshAccess: (userIds: readonly string[]) => void;
}

/** The edit of a change of several parts, and the outcome that holds what they have recorded. */
export function recordingOf<E extends object>(
  edit: E,
): {
  readonly parts: E & Recording;
  readonly audit: readonly AuditFacts[];
  readonly outcomeOf: <Result>(result: Result, effects?: readonly Effect[]) => Outcome<Result>;
} {
  const audit: AuditFacts[] = [];
  const userIds = new Set<string>();
  return {
    parts: {
      ...edit,
      record: (facts) => void audit.push(facts),
      refreshAccess: (more) => more.forEach((userId) => userIds.add(userId)),
    },
    audit,
    outcomeOf: (result, effects = []) => {
      const refresh: Effect[] = userIds.size === 0 ? [] : [{ kind: 'refresh-access', userIds: [...userIds] }];
      return { result, audit, effects: [...refresh, ...effects] };
    },
  };
}
