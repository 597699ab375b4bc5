import { describe, expect, it } from 'vitest';
import { readCommandLine } from './command-line.ts';

describe('the command line', () => {
  it('runs the gateway where nothing else is asked for', () => {
    expect([readCommandLine([]), readCommandLine(['check', '--config', 'a.yaml'])]).toEqual([
      { kind: 'run', config: 'gateway.yaml' },
      { kind: 'check', config: 'a.yaml' },
    ]);
  });

  it('scans the units and registers that it names', () => {
    expect(
      readCommandLine(['scan', '--host', '10.0.0.5', '--units', '1-3,9', '--registers', '0-2', '--out', 'b.yaml']),
    ).toEqual({
      kind: 'scan',
      host: '10.0.0.5',
      port: 502,
      units: [1, 2, 3, 9],
      addresses: [0, 1, 2],
      timeoutMs: 500,
      out: 'b.yaml',
    });
  });

  it.each([
    [
      ['fly'],
      '"fly" is unknown; use: npm run gateway -- [check|scan] --config gateway.yaml, or scan --host 192.168.1.10.',
    ],
    [
      ['check', 'twice'],
      '"twice" is unknown; use: npm run gateway -- [check|scan] --config gateway.yaml, or scan --host 192.168.1.10.',
    ],
    [
      ['--speed', '3'],
      '"--speed" is unknown; use: npm run gateway -- [check|scan] --config gateway.yaml, or scan --host 192.168.1.10.',
    ],
    [['scan'], '--host is required.'],
    [['scan', '--host', 'a', '--units', '1-300'], '--units must be numbers from 0 to 255, like 1-5,9, not "1-300".'],
    [
      ['scan', '--host', 'a', '--registers', '9-3'],
      '--registers must be numbers from 0 to 65535, like 1-5,9, not "9-3".',
    ],
  ])('says what is wrong with %j', (words, sentence) => {
    expect(() => readCommandLine(words)).toThrow(sentence);
  });
});
