import { expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

it.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome', system: 'Android', shape: 'phone' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 Edg/156.0.0.0',
    { browser: 'Edge', system: 'Windows', shape: 'computer' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPhone', shape: 'phone' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-X900) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
    { browser: 'Samsung Internet', system: 'Android', shape: 'tablet' },
  ],
  ['curl/8.11.0', { browser: null, system: null, shape: 'program' }],
  [null, { browser: null, system: null, shape: 'program' }],
])('reads %s', (userAgent, words) => {
  expect(deviceOf(userAgent)).toEqual(words);
});
