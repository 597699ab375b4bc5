import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GatewayError } from './gateway-error.ts';
import { readSettings } from './read-settings.ts';

const whole = `name: Gateway ruang panel
imah:
  url: mqtts://imah.example:8883
  username: imah-abc
  password: rahasia
connections:
  - kind: modbus-tcp
    host: 192.168.1.20
    units:
      - id: 1
        name: Meter listrik A
        every: 10s
        points:
          - { key: energy, register: holding, address: 0, as: uint32, scale: 0.01, unit: kWh, every: 1d }
          - { key: "on", register: coil, address: 3, write: true }
`;

/** The sentences with which a file is refused. */
function refusals(text: string): readonly string[] {
  try {
    readSettings(text, 'gateway.yaml');
  } catch (error) {
    if (error instanceof GatewayError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('the file of a gateway', () => {
  it('may be what its README shows', () => {
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const [, example = ''] = /```yaml\n([\s\S]*?)```/.exec(readme) ?? [];

    const { connections } = readSettings(example, 'gateway.yaml');
    expect(connections.map(({ kind, units }) => [kind, units.length])).toEqual([
      ['modbus-tcp', 2],
      ['modbus-rtu', 1],
      ['snmp', 1],
    ]);
  });

  it('is read with what it leaves out, and with durations in milliseconds', () => {
    const { keep, data, status, log, connections } = readSettings(whole, 'gateway.yaml');
    const [connection] = connections;

    expect([keep, data, status, log]).toEqual([{ days: 30, megabytes: 512 }, 'gateway-data', 60_000, 'info']);
    expect(connection).toEqual({
      kind: 'modbus-tcp',
      host: '192.168.1.20',
      port: 502,
      timeout: 1_000,
      pause: 0,
      gap: 8,
      longest: 100,
      units: [
        {
          id: 1,
          name: 'Meter listrik A',
          every: 10_000,
          points: [
            {
              key: 'energy',
              register: 'holding',
              address: 0,
              as: 'uint32',
              order: 'ABCD',
              scale: 0.01,
              offset: 0,
              unit: 'kWh',
              every: 86_400_000,
              write: false,
            },
            { key: 'on', register: 'coil', address: 3, as: 'uint16', order: 'ABCD', scale: 1, offset: 0, write: true },
          ],
        },
      ],
    });
  });

  it.each([
    [
      ['id: 1\n', 'id: 999\n'],
      'gateway.yaml:10:13: connections[0].units[0].id harus nomor unit dari 0 sampai 255, bukan 999.',
      'gateway.yaml:10:13: connections[0].units[0].id must be a unit number from 0 to 255, not 999.',
    ],
    [
      ['every: 10s', 'every: often'],
      'gateway.yaml:12:16: connections[0].units[0].every harus lama waktu dari 200ms sampai 7d, bukan "often".',
      'gateway.yaml:12:16: connections[0].units[0].every must be a duration from 200ms to 7d, not "often".',
    ],
    [
      ['    host: 192.168.1.20\n', ''],
      'gateway.yaml:7:5: connections[0].host wajib diisi: nama host atau alamat IP.',
      'gateway.yaml:7:5: connections[0].host is required: a host name or an IP address.',
    ],
    [
      ['    host:', '    hots: 1\n    host:'],
      'gateway.yaml:8:11: connections[0].hots tidak dikenal.',
      'gateway.yaml:8:11: connections[0].hots is unknown.',
    ],
    [
      ['kind: modbus-tcp', 'kind: bacnet'],
      'gateway.yaml:7:11: connections[0].kind harus salah satu dari modbus-tcp, modbus-rtu, snmp, bukan "bacnet".',
      'gateway.yaml:7:11: connections[0].kind must be one of modbus-tcp, modbus-rtu, snmp, not "bacnet".',
    ],
    [
      ['register: coil', 'register: discrete'],
      'gateway.yaml:15:65: connections[0].units[0].points[1].write hanya untuk coil, holding, dan OID; yang lain hanya dapat dibaca.',
      'gateway.yaml:15:65: connections[0].units[0].points[1].write is for coil, holding and OIDs only; the others can only be read.',
    ],
    [
      ['address: 0', 'address: 65535'],
      'gateway.yaml:14:56: connections[0].units[0].points[0].address melewati register terakhir, 65535.',
      'gateway.yaml:14:56: connections[0].units[0].points[0].address runs past the last register, 65535.',
    ],
    [
      ['key: "on"', 'key: energy'],
      'gateway.yaml:15:20: connections[0].units[0].points[1].key "energy" sudah dipakai di atas.',
      'gateway.yaml:15:20: connections[0].units[0].points[1].key "energy" is used above already.',
    ],
    [
      ['name: Meter listrik A', 'name: Gateway ruang panel'],
      'gateway.yaml:11:15: connections[0].units[0].name "Gateway ruang panel" sudah dipakai di atas.',
      'gateway.yaml:11:15: connections[0].units[0].name "Gateway ruang panel" is used above already.',
    ],
    [
      ['  password: rahasia\n', ''],
      'gateway.yaml:3:3: imah.password wajib diisi: kata sandi kredensial gedung.',
      'gateway.yaml:3:3: imah.password is required: the password of a building’s credential.',
    ],
  ] as const)('names where %j stands, and what it has to be', ([from, to], indonesian, english) => {
    expect(refusals(whole.replace(from, to))).toEqual([indonesian, english]);
  });

  it('names every fault at once', () => {
    const text = whole.replace('id: 1\n', 'id: x\n').replace('scale: 0.01', 'scale: 0');

    expect(refusals(text).filter((_, index) => index % 2 === 1)).toEqual([
      'gateway.yaml:10:13: connections[0].units[0].id must be a unit number from 0 to 255, not "x".',
      'gateway.yaml:14:78: connections[0].units[0].points[0].scale must be a number other than zero, not 0.',
    ]);
  });

  it('is refused where it is no YAML, with the line', () => {
    expect(refusals('name: [a\nimah: b')).toEqual([
      expect.stringMatching(/^gateway\.yaml:2:\d+: bukan YAML \(.+\)\.$/),
      expect.stringMatching(/^gateway\.yaml:2:\d+: not YAML \(.+\)\.$/),
    ]);
  });

  it('is refused where it is empty, and where it is a list', () => {
    expect([refusals('').at(-1), refusals('- a').at(-1)]).toEqual([
      'gateway.yaml:1:1: isi is required: a set of settings.',
      'gateway.yaml:1:1: isi must be a set of settings, not ["a"].',
    ]);
  });

  it('may name a list of points once, and use it for each of two hundred meters', () => {
    const meters = Array.from({ length: 200 }, (_, id) => `      - { id: ${id}, name: Meter ${id}, points: *meter }`);
    const text = `${whole.replace('points:\n', 'points: &meter\n')}${meters.join('\n')}\n`;

    const [connection] = readSettings(text, 'gateway.yaml').connections;

    expect([connection?.units.length, connection?.units.at(-1)?.points[0]?.key]).toEqual([201, 'energy']);
  });

  it('is refused where it grows without end, and where it contains itself', () => {
    const grown = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg', 'gh'])
      grown.push(`${to}: &${to} [${Array.from({ length: 9 }, () => `*${from}`).join(', ')}]`);

    expect([refusals(grown.join('\n')).at(-1), refusals('name: &a [*a]\n').at(-1)]).toEqual([
      expect.stringMatching(/^gateway\.yaml:1:1: not YAML \(Excessive alias count.*\)\.$/),
      'gateway.yaml:1:1: not YAML (an alias contains itself).',
    ]);
  });

  it.each([
    ['in a list of settings', [/imah:\n(?: {2}.*\n)+/, 'imah: [{ password: rahasia }]\n']],
    ['in the address', ['mqtts://imah.example', 'mqtts://imah-abc:rahasia@imah.example']],
    ['in an address of another kind', ['mqtts://imah.example', 'https://imah-abc:rahasia@imah.example']],
  ] as const)('does not repeat a secret %s', (_where, [from, to]) => {
    const said = refusals(whole.replace(from, to));

    expect([said.length > 0, said.join(' ').includes('rahasia')]).toEqual([true, false]);
  });

  it('does not repeat a secret on the screen', () => {
    expect(refusals(whole.replace('password: rahasia', 'password: [rahasia]')).join(' ')).not.toContain('rahasia');
  });
});
