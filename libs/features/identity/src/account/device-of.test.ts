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
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    { browser: 'Firefox', system: 'Windows', shape: 'computer' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36 OPR/120.0.0.0',
    { browser: 'Opera', system: 'Linux', shape: 'computer' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/156.0 Mobile/15E148 Safari/604.1',
    { browser: 'Chrome', system: 'iPhone', shape: 'phone' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15',
    { browser: 'Firefox', system: 'iPad', shape: 'tablet' },
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    { browser: 'Chrome', system: 'ChromeOS', shape: 'computer' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    { browser: 'Safari', system: 'macOS', shape: 'computer' },
  ],
  ['Mozilla/5.0 <script>', { browser: null, system: null, shape: 'computer' }],
  ['curl/8.11.0', { browser: null, system: null, shape: 'program' }],
  [null, { browser: null, system: null, shape: 'program' }],
])('reads %s', (userAgent, words) => {
  expect(deviceOf(userAgent)).toEqual(words);
});
