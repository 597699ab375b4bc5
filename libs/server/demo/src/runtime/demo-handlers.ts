import type { demoEndpoints } from '@imah/contract/demo';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, HttpProblem } from '@imah/server-platform/http';
import type { DemoRuntime } from './demo-runtime.ts';
import { removeDemo } from './remove-demo.ts';

export function demoHandlers(
  { db, live, now }: ServerContext,
  runtime: DemoRuntime,
): Pick<Handlers, keyof typeof demoEndpoints> {
  return {
    removeDemo: async ({ target }) => {
      const { rows } = await sql`SELECT 1 FROM organization WHERE id = ${target.orgId} AND is_demo`.execute(db);
      if (rows.length === 0) throw new HttpProblem(409, 'BUKAN_DATA_CONTOH');
      await runtime.stop();
      const removed = await removeDemo(db, now());
      await Promise.all(removed.userIds.map((userId) => live.disconnect({ userId })));
      await runtime.forget(removed.devices);
      return undefined;
    },
  };
}
