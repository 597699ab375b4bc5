/** What a browser or program says of itself, in the two words people know it by. */
export interface DeviceWords {
  /** `Chrome`, `Safari`; null where nothing known is named. */
  readonly browser: string | null;
  /** `Android`, `Windows`; null where nothing known is named. */
  readonly system: string | null;
  readonly shape: 'phone' | 'tablet' | 'computer' | 'program';
}

// The order counts: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bHeadlessChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

export function deviceOf(userAgent: string | null): DeviceWords {
  const text = userAgent ?? '';
  const find = (list: typeof browsers) => list.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: find(browsers), system: find(systems), shape: shapeOf(text) };
}

function shapeOf(text: string): DeviceWords['shape'] {
  if (!text.startsWith('Mozilla/')) return 'program';
  if (/\biPad\b|\bTablet\b/.test(text) || (/\bAndroid\b/.test(text) && !/\bMobile\b/.test(text))) return 'tablet';
  return /\bMobile\b|\biPhone\b/.test(text) ? 'phone' : 'computer';
}
