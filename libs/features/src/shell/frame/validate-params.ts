import { RouteError } from './route-error.ts';
import type { ParamRule } from '../routes/route-record.ts';

const rules: Readonly<Record<ParamRule, RegExp>> = {
  // Any version: an id that was made elsewhere is unknown, not malformed.
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
};

/**
 * Refuses a path whose parameters are malformed (S-17). An optional parameter may be missing.
 * @throws RouteError status 404, `Page Not Found: {fullPath}`
 */
export function validateParams(
  expected: Readonly<Record<string, ParamRule>>,
  params: Readonly<Record<string, string | undefined>>,
  fullPath: string,
): void {
  for (const [name, rule] of Object.entries(expected)) {
    const value = params[name];
    if (value !== undefined && !rules[rule].test(value)) {
      throw new RouteError(404, `Page Not Found: ${fullPath}`);
    }
  }
}
