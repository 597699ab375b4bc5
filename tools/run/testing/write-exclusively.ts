// Notes when its locked work begins and ends, for a test that starts several of it.
import { appendFileSync } from 'node:fs';
import { exclusively } from '../exclusive.ts';

const [lock = '', log = ''] = process.argv.slice(2);
exclusively(lock, () => {
  appendFileSync(log, 'begin ');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
  appendFileSync(log, 'end ');
});
