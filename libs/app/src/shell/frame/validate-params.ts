import type { ParamRefusal, ParamRule } from '../routes/route-record.ts';
import { RouteError } from './route-error.ts';

// Any version: an id that was made elsewhere is unknown, not malformed.
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Refuses a path whose parameters are malformed (S-17). An optional parameter may be missing.
 * @throws RouteError status 404 and `Page Not Found: {fullPath}`, or the status and message that the rule gives
 */
export function validateParams(
  expected: Readonly<Record<string, ParamRule>>,
  params: Readonly<Record<string, string | undefined>>,
  fullPath: string,
): void {
  for (const [name, rule] of Object.entries(expected)) {
    const value = params[name];
    const refusal = value === undefined ? null : refusalOf(rule, value, fullPath);
    if (refusal !== null) throw new RouteError(refusal.status, refusal.message);
  }
}

function refusalOf(rule: ParamRule, value: string, fullPath: string): ParamRefusal | null {
  if (rule !== 'uuid') return rule(value);
  return uuid.test(value) ? null : { status: 404, message: `Page Not Found: ${fullPath}` };
}
