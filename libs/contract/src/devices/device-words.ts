/** A device that never reported is `never-seen`, not `offline` and never `online`. */
export const deviceStatuses = ['online', 'offline', 'never-seen', 'disabled'] as const;
export type DeviceStatus = (typeof deviceStatuses)[number];

/**
 * What somebody may do with a device: move its controls, change its record, replace its credentials, put it away, bring it
 * back, remove it. One that was put away is only brought back or removed.
 */
export const deviceActs = ['command', 'update', 'credentials', 'archive', 'restore', 'remove'] as const;
export type DeviceAct = (typeof deviceActs)[number];

/**
 * What a person is asked before a control is moved: nothing, whether they mean it, that they hold the button for a while,
 * also why, or that another person agrees. A command that does not bring the answer (`confirmed`, `holdId`, `reason`) is
 * refused; one for a second person waits until that one has answered.
 */
export const controlGuardKinds = ['none', 'confirm', 'hold', 'reason', 'second-person'] as const;
export type ControlGuardKind = (typeof controlGuardKinds)[number];

/** switch: yes or no; set-point: a number; choice: one of few values; text: words; momentary: a push, after which nothing stands. */
export const controlKinds = ['switch', 'set-point', 'choice', 'text', 'momentary'] as const;
export type ControlKind = (typeof controlKinds)[number];

/** gauge: a level now; counter: only rises; state: one of few values; text: words. */
export const metricKinds = ['gauge', 'counter', 'state', 'text'] as const;
export type MetricKind = (typeof metricKinds)[number];

/** Unit of a metric; `none` for what has none. */
export const metricUnits = [
  '°C',
  '%',
  'W',
  'kWh',
  'm³',
  'L',
  'L/min',
  'V',
  'A',
  'bar',
  'ppm',
  'lux',
  'Hz',
  'mm',
  'cm',
  'µg/m³',
  'none',
] as const;
export type MetricUnit = (typeof metricUnits)[number];
