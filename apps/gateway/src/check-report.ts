import type { ModbusSettings, Settings } from './config/settings.ts';
import { planReads } from './plant/modbus/plan-reads.ts';

/** What a gateway with these settings would read, a line for each connection, in both languages. */
export function checkReport({ connections }: Settings): string {
  return connections
    .flatMap((connection) => {
      const points = connection.units.reduce((sum, unit) => sum + unit.points.length, 0);
      const devices = connection.units.length;
      const reads = connection.kind === 'snmp' ? devices : readsOf(connection);
      return [
        `${nameOf(connection)}: ${devices} perangkat, ${points} titik, ${reads} pembacaan.`,
        `${nameOf(connection)}: ${devices} devices, ${points} points, ${reads} reads.`,
      ];
    })
    .join('\n');
}

function nameOf(connection: Settings['connections'][number]): string {
  switch (connection.kind) {
    case 'modbus-tcp':
      return `modbus-tcp ${connection.host}:${connection.port}`;
    case 'modbus-rtu':
      return `modbus-rtu ${connection.path}`;
    case 'snmp':
      return 'snmp';
  }
}

/** Questions with which all of it is read once. */
function readsOf({ units, gap, longest }: ModbusSettings): number {
  return units.reduce((sum, { points, every: usual }) => {
    const paces = Map.groupBy(points, ({ every }) => every ?? usual);
    return sum + [...paces.values()].reduce((own, group) => own + planReads(group, { gap, longest }).length, 0);
  }, 0);
}
