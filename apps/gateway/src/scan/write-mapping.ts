import { Document, type Pair, Scalar, type YAMLMap } from 'yaml';
import type { FoundRegister, FoundUnit } from './scan-modbus.ts';

const shortOf = { holding: 'hr', input: 'ir', coil: 'coil', discrete: 'di' } as const;

/** A unit says nothing with a register that is empty, and no device of Imah has as many points as a unit has registers. */
const mostPoints = 100;

/**
 * The file of a gateway with what was found: every register as it stands, to be named by who knows the plant. A unit that has
 * none of those that were asked for is named in a comment: a device without points is none.
 */
export function writeMapping(host: string, port: number, found: readonly FoundUnit[]): string {
  const units = found.filter(({ registers }) => registers.length > 0);
  const empty = found.filter(({ registers }) => registers.length === 0).map(({ id }) => id);
  const document = new Document({
    name: `Gateway ${host}`,
    imah: { url: 'mqtts://imah.example:8883', username: 'imah-…', password: '…' },
    connections: [
      {
        kind: 'modbus-tcp',
        host,
        port,
        units: units.map(({ id, name, registers }) => ({
          id,
          name: name === null ? `Unit ${id}` : `${name} (${id})`,
          every: '30s',
          points: worth(registers).map(({ register, address }) => ({
            key: `${shortOf[register]}${address}`,
            register,
            address,
          })),
        })),
      },
    ],
  });
  document.commentBefore = [
    ' Ditulis oleh "gateway scan". Sesuaikan key, as, order, scale, dan unit; hapus yang tidak perlu.',
    ' Written by "gateway scan". Mend key, as, order, scale and unit; remove what is not needed.',
    ...(empty.length === 0
      ? []
      : [
          ` Unit ${empty.join(', ')} menjawab tanpa register di rentang ini; coba --registers lain.`,
          ` Unit ${empty.join(', ')} answers and has no register in this range; try other --registers.`,
        ]),
  ].join('\n');
  for (const [index, unit] of units.entries())
    for (const [at, { value }] of worth(unit.registers).entries()) {
      const point = document.getIn(['connections', 0, 'units', index, 'points', at], true) as YAMLMap<Scalar, Scalar>;
      point.flow = true;
      const last: Pair<Scalar, Scalar> | undefined = point.items.at(-1);
      if (last?.value instanceof Scalar) point.comment = ` ${value}`;
    }
  return document.toString({ lineWidth: 120 });
}

/** Those that say something; the first where all are empty. */
function worth(registers: readonly FoundRegister[]): readonly FoundRegister[] {
  const speaking = registers.filter(({ value }) => value !== 0);
  return (speaking.length > 0 ? speaking : registers.slice(0, 1)).slice(0, mostPoints);
}
