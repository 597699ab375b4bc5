import type { telemetryEndpoints } from '@imah/contract/telemetry';
import type { ServerContext } from '@imah/server-platform';
import { type Handlers, invalidField } from '@imah/server-platform/http';
import { queryTelemetry } from './query-telemetry.ts';

/** Last millisecond that both PostgreSQL and an ISO instant can hold. */
const lastInstant = 253_402_300_799_999;

export function telemetryHandlers({ db }: ServerContext): Pick<Handlers, keyof typeof telemetryEndpoints> {
  return {
    queryTelemetry: async ({ params, query: { keys, from, to, points }, target }) => {
      if (to <= from) throw invalidField('to', 'too-small', from + 1);
      if (to > lastInstant) throw invalidField('to', 'too-large', lastInstant);
      const wanted = [...new Set(keys.split(','))];
      return {
        data: await queryTelemetry(db, {
          orgId: target.orgId,
          deviceId: params.deviceId,
          keys: wanted,
          from,
          to,
          points,
        }),
      };
    },
  };
}
